import Screens

struct PeopleTable {}

/// In another folder, through another name, and in two pieces.
extension Screens.Shown {
    // MARK: - Helpers

    func first() {}
}

extension ShortController {
    func second() {}
    func third() {}
    func fourth() {}
}

typealias Shown = ShortController
