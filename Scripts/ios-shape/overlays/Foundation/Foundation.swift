@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

extension NSRange {
    public init<Range: RangeExpression, Text: StringProtocol>(_ region: Range, in target: Text)
    where Range.Bound == Text.Index { fatalError() }
}

// FoundationEssentials has a type of this name, which is another one.
public typealias NotificationCenter = NSNotificationCenter

extension NSNotificationCenter {
    public func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
}

open class OperationQueue: NSObject, @unchecked Sendable {
    public class var main: OperationQueue { fatalError() }
}

extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func components(separatedBy separator: some StringProtocol) -> [String] { fatalError() }
    public func localizedStandardCompare(_ string: some StringProtocol) -> ComparisonResult {
        fatalError()
    }
    public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool {
        fatalError()
    }
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public init(charactersIn string: String) { fatalError() }
}

extension NSLocking {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}
