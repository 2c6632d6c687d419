/// How important a constraint is: from 1 to 1000, which is required.
///
/// A higher priority is never given up for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: the constraint always holds.
    public static let required = UILayoutPriority(1000)
    /// 750: how strongly most content resists being made smaller.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: with which a drag may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: with which a drag stays within a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how strongly most content resists being made larger.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: with which `systemLayoutSizeFitting(_:)` asks for its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
