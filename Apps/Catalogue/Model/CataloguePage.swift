import UIKit

/// One page of the catalogue: examples of one kind of control, in sections.
@MainActor struct CataloguePage {
    let title: String
    /// Makes the examples anew. What a person does to them is noted.
    let sections: @MainActor (_ note: @escaping Note) -> [ExampleSection]

    /// Says what was done, such as "Save: pressed".
    typealias Note = @MainActor (String) -> Void
}
