/// One of several telephone numbers, addresses or days, with what it is for.
public struct LabeledValue<Value: Sendable & Hashable>: Sendable, Hashable {
    /// What it is for; nil if the file doesn't say.
    public var label: CardLabel?

    public var value: Value

    /// Its place among its like, 1 for the first; nil if none is preferred.
    public var preference: Int?

    /// Types that the file gives beside the label, such as `voice`.
    public var types: [String]

    /// What the file says about it otherwise.
    public var parameters: [CardParameter]

    /// The name that ties properties of a file to each other (`item1`).
    public var group: String?

    /// Makes a value.
    public init(
        _ label: CardLabel? = nil, _ value: Value, preference: Int? = nil, types: [String] = [],
        parameters: [CardParameter] = [], group: String? = nil
    ) {
        self.label = label
        self.value = value
        self.preference = preference
        self.types = types
        self.parameters = parameters
        self.group = group
    }

    /// Whether it is the one to use first.
    public var isPreferred: Bool {
        get { preference == 1 }
        set { preference = newValue ? 1 : nil }
    }
}
