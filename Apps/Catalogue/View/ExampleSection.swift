/// Examples that belong together.
@MainActor struct ExampleSection {
    let title: String
    let examples: [Example]

    init(_ title: String, _ examples: [Example]) {
        self.title = title
        self.examples = examples
    }
}
