import Foundation

/// Makes a table's cells, headers and footers, and keeps those that wait.
@MainActor final class TableReuse {
    private var cells = ReusePool<UITableViewCell>()
    private var headerFooters = ReusePool<UITableViewHeaderFooterView>()

    private static let cellInitializer = ClassInitializer<UITableViewCell, (UInt8, String?)>(
        of: UITableViewCell.self)
    private static let headerFooterInitializer = ClassInitializer<
        UITableViewHeaderFooterView, String?
    >(of: UITableViewHeaderFooterView.self)

    func register(cell type: AnyClass?, _ identifier: String) {
        guard let type else { return cells.register(identifier, maker: nil) }
        guard let cellType = type as? UITableViewCell.Type else {
            fatalError(
                "UITableView.register(_:forCellReuseIdentifier:): \(type), given for "
                    + "\"\(identifier)\", is not a subclass of UITableViewCell")
        }
        cells.register(identifier) {
            Self.cellInitializer.make(cellType, style: 0, reuseIdentifier: identifier)
        }
    }

    func register(headerFooter type: AnyClass?, _ identifier: String) {
        guard let type else { return headerFooters.register(identifier, maker: nil) }
        guard let viewType = type as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "UITableView.register(_:forHeaderFooterViewReuseIdentifier:): \(type), given for "
                    + "\"\(identifier)\", is not a subclass of UITableViewHeaderFooterView")
        }
        headerFooters.register(identifier) {
            Self.headerFooterInitializer.make(viewType, reuseIdentifier: identifier)
        }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        guard let (cell, isReused) = cells.dequeue(identifier) else { return nil }
        if isReused { cell.prepareForReuse() }
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let (view, isReused) = headerFooters.dequeue(identifier) else { return nil }
        if isReused { view.prepareForReuse() }
        return view
    }

    func enqueue(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells.enqueue(cell, identifier: identifier)
    }

    func enqueue(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        headerFooters.enqueue(view, identifier: identifier)
    }

    /// Standard headers and footers have an identifier that no program would take.
    static let standardIdentifier = "UIKit.standardHeaderFooter"

    func standardHeaderFooter() -> UITableViewHeaderFooterView {
        dequeueHeaderFooter(Self.standardIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.standardIdentifier)
    }

    var waitingCount: Int { cells.waitingCount + headerFooters.waitingCount }
}
