import UIKit

/// One page of the catalogue: examples of one kind of control, in sections.
@MainActor struct CataloguePage {
    let title: String
    /// Makes the examples anew. What a person does to them is noted.
    let sections: @MainActor (_ note: @escaping Note) -> [ExampleSection]

    /// Says what was done, such as "Save: pressed".
    typealias Note = @MainActor (String) -> Void
}

/// Examples that belong together.
@MainActor struct ExampleSection {
    let title: String
    let examples: [Example]

    init(_ title: String, _ examples: [Example]) {
        self.title = title
        self.examples = examples
    }
}

/// A view with its name.
@MainActor struct Example {
    let caption: String
    let view: UIView
    /// Whether the view takes the whole width, below its name.
    let isWide: Bool

    init(_ caption: String, _ view: UIView, isWide: Bool = false) {
        self.caption = caption
        self.view = view
        self.isWide = isWide
    }
}
