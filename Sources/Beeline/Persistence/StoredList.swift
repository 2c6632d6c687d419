/// A list as a file holds it.
struct StoredList<Item: Identifiable & Codable & Sendable>: Codable {
    private struct Section: Codable {
        var id: SectionID
        var items: [Item]
    }

    private var sections: [Section]

    init(_ list: ListSnapshot<Item>) {
        sections = (0..<list.sectionCount).map {
            Section(id: list.sectionID(at: $0), items: list.items(in: $0))
        }
    }

    var list: ListSnapshot<Item> {
        ListSnapshot(sections: sections.map { ($0.id, $0.items) })
    }
}
