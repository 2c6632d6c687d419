/// Whether there is a network.
public actor SharedFlag {
    public private(set) var value = true

    public init() {}

    public func set(_ value: Bool) {
        self.value = value
    }
}
