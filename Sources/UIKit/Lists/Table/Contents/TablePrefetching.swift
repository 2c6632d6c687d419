import Foundation

/// Tells a table's prefetch data source of the rows that will probably be seen soon.
@MainActor final class TablePrefetching {
    /// How many rows ahead are announced.
    private static let count = 10

    private unowned let tableView: UITableView
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGFloat = 0
    private var goesDown = true
    private var lastEdge: IndexPath?

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    func reset() {
        announced = []
        lastEdge = nil
    }

    /// After each layout.
    func update() {
        guard let source = tableView.prefetchDataSource else { return }
        let contents = tableView.contents
        let offset = tableView.contentOffset.y
        if offset != lastOffset { goesDown = offset > lastOffset }
        lastOffset = offset
        guard
            let edge = goesDown
                ? contents.cells.keys.max() : contents.cells.keys.min(), edge != lastEdge
        else { return }
        lastEdge = edge
        var ahead: [IndexPath] = []
        var row: IndexPath? = edge
        while ahead.count < Self.count, let current = row {
            row =
                goesDown
                ? contents.geometry.row(after: current) : contents.geometry.row(before: current)
            if let row { ahead.append(row) }
        }
        let gone = announced.subtracting(ahead).subtracting(contents.cells.keys)
        let new = ahead.filter { !announced.contains($0) }
        announced = Set(ahead)
        if !gone.isEmpty {
            _ = try? source.tableView(
                tableView, cancelPrefetchingForRowsAt: gone.sorted())
        }
        if !new.isEmpty { source.tableView(tableView, prefetchRowsAt: new) }
    }
}
