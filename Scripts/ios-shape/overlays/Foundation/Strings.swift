extension String {
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, arguments: [any CVarArg]) { fatalError() }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { fatalError() }
}

extension String: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}

public struct StringTransform: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let toLatin: StringTransform = { fatalError() }()
    public static let stripDiacritics: StringTransform = { fatalError() }()
}

extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func replacingOccurrences(
        of target: some StringProtocol, with replacement: some StringProtocol,
        options: String.CompareOptions = [], range searchRange: Range<Index>? = nil
    ) -> String { fatalError() }
    public func components(separatedBy separator: some StringProtocol) -> [String] { fatalError() }
    public func localizedStandardCompare(_ string: some StringProtocol) -> ComparisonResult {
        fatalError()
    }
    public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool {
        fatalError()
    }
    public func padding(
        toLength newLength: Int, withPad padString: some StringProtocol, startingAt padIndex: Int
    ) -> String { fatalError() }
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        fatalError()
    }
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        fatalError()
    }
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public init(charactersIn string: String) { fatalError() }
}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
    comment: String
) -> String { fatalError() }
