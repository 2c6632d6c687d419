@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import Glibc
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

extension NSLocking {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}

public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError() }

extension Error {
    public var localizedDescription: String { fatalError() }
}
