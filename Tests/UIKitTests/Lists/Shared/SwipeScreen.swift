import BeelineTesting
import Foundation

@testable import UIKit

/// Six names, as a table or as a list of a collection view, that can be marked and deleted.
@MainActor final class SwipeScreen: NSObject {
    enum Kind: CaseIterable {
        case table, collection
    }

    let screen: TestScreen
    let list: UIScrollView
    var names = ["Ada", "Bo", "Cleo", "Dora", "Eve", "Fay"]
    /// What was done, and with whom.
    var done: [String] = []
    var goesAllTheWay = true
    /// Of what a row's menu has; none for no menu.
    var menuTitles: [String] = []

    init(
        _ kind: Kind, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light, isInset: Bool = false
    ) {
        let size = CGSize(width: 320, height: 300)
        let controller = UIViewController()
        screen = TestScreen(controller, size: size, style: style, direction: direction)
        switch kind {
        case .table:
            list = UITableView(
                frame: CGRect(origin: .zero, size: size), style: isInset ? .insetGrouped : .plain)
        case .collection:
            list = UICollectionView(
                frame: CGRect(origin: .zero, size: size),
                collectionViewLayout: UICollectionViewFlowLayout())
        }
        super.init()
        (list as? UITableView)?.dataSource = self
        (list as? UITableView)?.delegate = self
        if let collection = list as? UICollectionView { prepare(collection, isInset) }
        controller.view.addSubview(list)
        screen.settle()
    }

    private func prepare(_ collection: UICollectionView, _ isInset: Bool) {
        var configuration = UICollectionLayoutListConfiguration(
            appearance: isInset ? .insetGrouped : .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
            self?.leading($0)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
            self?.trailing($0)
        }
        collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: configuration)
        collection.alwaysBounceVertical = true
        collection.dataSource = self
        collection.delegate = self
    }

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }

    // MARK: - Actions

    private func leading(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let mark = UIContextualAction(style: .normal, title: "Mark") {
            [weak self] _, _, completion in
            self?.note("mark", indexPath)
            completion(true)
        }
        mark.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [mark])
    }

    private func trailing(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completion in
            self?.note("delete", indexPath)
            self?.remove(indexPath)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") {
            [weak self] _, _, completion in
            self?.note("flag", indexPath)
            completion(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = goesAllTheWay
        return configuration
    }

    private func note(_ what: String, _ indexPath: IndexPath) {
        done.append("\(what) \(names[indexPath.item])")
    }

    func remove(_ indexPath: IndexPath) {
        names.remove(at: indexPath.item)
        (list as? UITableView)?.deleteRows(at: [indexPath], with: .automatic)
        (list as? UICollectionView)?.deleteItems(at: [indexPath])
    }

    /// What was done since the last time.
    func take() -> String {
        defer { done = [] }
        return done.joined(separator: ", ")
    }

    // MARK: - Menus

    private func menu(_ rows: [Int]) -> UIContextMenuConfiguration? {
        guard !menuTitles.isEmpty, !rows.isEmpty else { return nil }
        let elements = menuTitles.map { title in
            let full = ([title] + rows.map { names[$0] }).joined(separator: " ")
            return UIAction(title: full) { [weak self] _ in self?.done.append(full) }
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
    }

    // MARK: - Rows

    func row(_ number: Int) -> UIView? {
        let indexPath = IndexPath(item: number, section: 0)
        return (list as? UITableView)?.cellForRow(at: indexPath)
            ?? (list as? UICollectionView)?.cellForItem(at: indexPath)
    }

    func isSwiped(_ number: Int) -> Bool {
        let cell = row(number)
        return (cell as? UITableViewCell)?.configurationState.isSwiped
            ?? (cell as? UICollectionViewCell)?.configurationState.isSwiped ?? false
    }

    /// In the window.
    func middle(_ number: Int) -> CGPoint {
        guard let row = row(number) else { return .zero }
        let frame = row.convert(row.bounds, to: nil)
        return CGPoint(x: 160, y: frame.midY)
    }

    /// Drags a row aside, lets it go slowly, and waits until it has come to rest.
    func swipe(_ number: Int, by way: CGFloat) {
        let start = middle(number)
        screen.swipe(from: start, to: CGPoint(x: start.x + way, y: start.y))
        screen.advance(by: 1)
    }
}

extension SwipeScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { menu([indexPath.row]) }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { done.append("open") }

    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { done.append("close") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select", indexPath)
    }
}

extension SwipeScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: names[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(indexPaths.map(\.item)) }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { done.append("open") }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { done.append("close") }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        note("select", indexPath)
    }
}
