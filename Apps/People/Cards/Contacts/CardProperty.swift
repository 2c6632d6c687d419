/// A property of a card as it stands in a file.
public struct CardProperty: Sendable, Hashable {
    /// The name that ties it to others (`item1`).
    public var group: String?
    public var name: String
    public var parameters: [CardParameter]
    /// Its value as it is written, with its escapes, in one line.
    public var value: String

    /// Makes a property.
    public init(
        group: String? = nil, name: String, parameters: [CardParameter] = [], value: String
    ) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
    }
}

/// Something that a file says about a property: `X-P="a,b"`.
public struct CardParameter: Sendable, Hashable {
    public var name: String
    public var values: [String]

    /// Makes a parameter.
    public init(name: String, values: [String]) {
        self.name = name
        self.values = values
    }

    /// Whether its name is this one, which is in capitals.
    func isNamed(_ other: StaticString) -> Bool {
        guard name.utf8.count == other.utf8CodeUnitCount else { return false }
        var index = 0
        for byte in name.utf8 {
            guard byte.asciiUppercased == other.utf8Start[index] else { return false }
            index += 1
        }
        return true
    }
}

/// What a file says about a property that occurs once, beside its value.
public struct CardAnnotation: Sendable, Hashable {
    /// The name that ties it to others (`item1`).
    public var group: String?
    public var parameters: [CardParameter]

    /// Makes an annotation.
    public init(group: String? = nil, parameters: [CardParameter] = []) {
        self.group = group
        self.parameters = parameters
    }
}
