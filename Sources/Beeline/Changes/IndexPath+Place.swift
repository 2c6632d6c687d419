public import Foundation

extension IndexPath {
    /// A place in a list. UIKit's own `init(item:section:)` and its properties
    /// are UIKit's, and the model side does not import it.
    ///
    /// Appending to a path of one element keeps the two in the path itself; a
    /// path made from an array would allocate.
    @usableFromInline
    package init(_ section: Int, _ item: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The number of the section.
    package var sectionIndex: Int { self[0] }

    /// The number of the item in its section.
    package var itemIndex: Int { self[1] }
}
