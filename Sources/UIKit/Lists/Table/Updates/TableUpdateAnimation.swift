import Foundation

/// Shows how a table's rows come, go and change their places.
///
/// Everything has its new place at once; what is seen follows. What goes stays among the subviews, out
/// of the table's own books, until it has gone.
@MainActor final class TableUpdateAnimation {
    /// In seconds, as UIKit's.
    static let duration: TimeInterval = 0.3

    private enum Leaver {
        case row(UITableViewCell, IndexPath)
        case header(UIView, Int)
        case footer(UIView, Int)

        var view: UIView {
            switch self {
            case .row(let cell, _): cell
            case .header(let view, _), .footer(let view, _): view
            }
        }
    }

    private unowned let tableView: UITableView
    private var leavers: [(leaver: Leaver, style: UITableView.RowAnimation)] = []
    /// What is on its way out, by the number of its animation.
    private var leaving: [Int: [Leaver]] = [:]
    private var heldViews: [Int: [UIView]] = [:]
    private var lastNumber = 0
    var plan: ListUpdatePlan?

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    var isRunning: Bool { !leaving.isEmpty }

    private var contents: TableContents { tableView.contents }

    // MARK: - What goes

    func leave(_ cell: UITableViewCell, row: IndexPath, style: Int) {
        leavers.append((.row(cell, row), Self.animation(style)))
    }

    func leave(_ view: UIView, header: Int, style: Int) {
        leavers.append((.header(view, header), Self.animation(style)))
    }

    func leave(_ view: UIView, footer: Int, style: Int) {
        leavers.append((.footer(view, footer), Self.animation(style)))
    }

    private static func animation(_ style: Int) -> UITableView.RowAnimation {
        let animation = UITableView.RowAnimation(rawValue: style) ?? .automatic
        return animation == .automatic ? .fade : animation
    }

    /// Takes away at once what goes.
    func dropLeavers() {
        let all = leavers
        leavers = []
        plan = nil
        for (leaver, _) in all { end(leaver) }
    }

    private func end(_ leaver: Leaver) {
        leaver.view.alpha = 1
        leaver.view.layer.zPosition = 0
        leaver.view.accessibilityElementsHidden = false
        leaver.view.isUserInteractionEnabled = true
        switch leaver {
        case .row(let cell, let indexPath): contents.end(cell, at: indexPath)
        case .header(let view, let section): contents.endHeader(view, of: section)
        case .footer(let view, let section): contents.endFooter(view, of: section)
        }
    }

    // MARK: - Running

    /// Carries out changes and shows the way from what was to what is.
    func run(completion: @escaping (Bool) -> Void, _ changes: () -> Void) {
        lastNumber += 1
        let number = lastNumber
        let offset = tableView.contentOffset.y
        let shown = shownViews
        let before = Dictionary(
            uniqueKeysWithValues: shown.map { (ObjectIdentifier($0), $0.frame) })
        UIView.performWithoutAnimation(changes)
        // What is seen now and will not be seen any more is on its way for as long as the animation.
        let held = shownViews
        for view in held { contents.held.insert(ObjectIdentifier(view)) }
        contents.layOutNow()
        let shift = tableView.contentOffset.y - offset
        let leavers = leavers
        self.leavers = []
        leaving[number] = leavers.map(\.leaver)
        heldViews[number] = held
        UIView.performWithoutAnimation {
            putBack(before, shift: shift)
            for (leaver, _) in leavers {
                leaver.view.frame.origin.y += shift
                leaver.view.layer.zPosition = -1
                // What goes is no longer there for anybody who can't see it.
                leaver.view.accessibilityElementsHidden = true
                leaver.view.isUserInteractionEnabled = false
            }
        }
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(withDuration: Self.duration, delay: 0, options: options) { [self] in
            for (_, cell) in contents.cells { cell.alpha = 1 }
            for view in Array(contents.headers.values) + Array(contents.footers.values) {
                view.alpha = 1
            }
            contents.place()
            for (leaver, style) in leavers { goAway(leaver.view, style) }
        } completion: { [weak self] finished in
            self?.end(number)
            completion(finished)
        }
        plan = nil
    }

    private var shownViews: [UIView] {
        Array(contents.cells.values) + Array(contents.headers.values)
            + Array(contents.footers.values)
    }

    /// Puts what was there where it was on the screen, and what is new where it comes from.
    private func putBack(_ before: [ObjectIdentifier: CGRect], shift: CGFloat) {
        var neighbours: [(new: CGFloat, way: CGFloat)] = []
        var added: [(IndexPath, UITableViewCell)] = []
        for (indexPath, cell) in contents.cells {
            guard let old = before[ObjectIdentifier(cell)] else {
                added.append((indexPath, cell))
                continue
            }
            let new = contents.frame(of: indexPath)
            neighbours.append((new.minY, old.minY + shift - new.minY))
            cell.frame = old.offsetBy(dx: 0, dy: shift)
        }
        for view in Array(contents.headers.values) + Array(contents.footers.values) {
            if let old = before[ObjectIdentifier(view)] {
                view.frame = old.offsetBy(dx: 0, dy: shift)
            } else {
                view.alpha = 0
            }
        }
        neighbours.sort { $0.new < $1.new }
        for (indexPath, cell) in added { comeFrom(indexPath, cell, neighbours) }
    }

    private func comeFrom(
        _ indexPath: IndexPath, _ cell: UITableViewCell,
        _ neighbours: [(new: CGFloat, way: CGFloat)]
    ) {
        guard let plan else { return }
        switch plan.origin(of: indexPath) {
        case .stayed:
            // It comes with the nearest row that was seen already.
            let place = cell.frame.minY
            let nearest = neighbours.min { abs($0.new - place) < abs($1.new - place) }
            cell.frame.origin.y += nearest?.way ?? 0
        case .inserted(let style): appear(cell, Self.animation(style))
        case .reloaded(_, let style): appear(cell, Self.animation(style))
        }
    }

    private func appear(_ cell: UITableViewCell, _ style: UITableView.RowAnimation) {
        switch style {
        case .none: break
        case .left: cell.frame.origin.x -= tableView.bounds.width
        case .right: cell.frame.origin.x += tableView.bounds.width
        case .top:
            cell.frame.origin.y -= cell.bounds.height
            cell.alpha = 0
        case .bottom:
            cell.frame.origin.y += cell.bounds.height
            cell.alpha = 0
        case .fade, .middle, .automatic: cell.alpha = 0
        }
    }

    private func goAway(_ view: UIView, _ style: UITableView.RowAnimation) {
        switch style {
        case .none: view.alpha = 0
        case .left: view.frame.origin.x -= tableView.bounds.width
        case .right: view.frame.origin.x += tableView.bounds.width
        case .top:
            view.frame.origin.y -= view.bounds.height
            view.alpha = 0
        case .bottom:
            view.frame.origin.y += view.bounds.height
            view.alpha = 0
        case .fade, .middle, .automatic: view.alpha = 0
        }
    }

    // MARK: - Ending

    private func end(_ number: Int) {
        guard let gone = leaving.removeValue(forKey: number) else { return }
        let held = heldViews.removeValue(forKey: number) ?? []
        let stillHeld = Set(heldViews.values.joined().map { ObjectIdentifier($0) })
        for view in held where !stillHeld.contains(ObjectIdentifier(view)) {
            contents.held.remove(ObjectIdentifier(view))
        }
        for leaver in gone { end(leaver) }
        tableView.setNeedsLayout()
    }

    func finish() {
        for number in leaving.keys.sorted() { end(number) }
    }

    func abandon() {
        let all = leavers.map(\.leaver) + leaving.values.joined()
        leavers = []
        leaving = [:]
        heldViews = [:]
        for leaver in all { end(leaver) }
    }
}
