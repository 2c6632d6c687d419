import BeelineTesting
import Foundation

@testable import UIKit

/// A table that fills a small screen, over sections of numbered items; what it asks and tells is
/// counted and written down.
@MainActor final class TableScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
    typealias Section = RandomListUpdate.Section

    let screen: TestScreen
    let tableView: UITableView
    let controller: UIViewController
    var sections: [Section]
    /// Each item's text; "Item 7" where it has none of its own.
    var texts: [Int: String] = [:]
    var headerTitles: [Int: String] = [:]
    /// Of an item; nil lets the cell say it.
    var height: (Int) -> CGFloat? = { _ in 44 }
    var calls: [String] = []
    private(set) var cellCount = 0
    var cellStyle: (UITableViewCell) -> Void = { _ in }

    init(
        _ sections: [Section], style: UITableView.Style = .plain,
        size: CGSize = CGSize(width: 300, height: 400), scale: CGFloat = 2
    ) {
        self.sections = sections
        controller = UIViewController()
        screen = TestScreen(controller, size: size, scale: scale)
        tableView = UITableView(frame: controller.view.bounds, style: style)
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        tableView.delegate = self
        controller.view.addSubview(tableView)
        screen.settle()
    }

    convenience init(rows: Int, style: UITableView.Style = .plain) {
        self.init([Section(name: 0, items: Array(0..<rows))], style: style)
    }

    /// What was called since the last time.
    func take() -> String {
        defer { calls = [] }
        return calls.joined(separator: " ")
    }

    func takeCellCount() -> Int {
        defer { cellCount = 0 }
        return cellCount
    }

    func text(_ item: Int) -> String { texts[item] ?? "Item \(item)" }

    func item(_ indexPath: IndexPath) -> Int { sections[indexPath.section].items[indexPath.row] }

    func text(at indexPath: IndexPath) -> String? {
        tableView.cellForRow(at: indexPath)?.textLabel?.text
    }

    var shownTexts: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }

    // MARK: - Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text(item(indexPath))
        cellStyle(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headerTitles[sections[section].name]
    }

    // MARK: - Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(item(indexPath)) ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect\(indexPath)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect\(indexPath)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselect\(indexPath)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect\(indexPath)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("highlight\(indexPath)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("unhighlight\(indexPath)")
    }
}
