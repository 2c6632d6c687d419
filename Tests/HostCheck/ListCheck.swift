import Foundation
import UIKit

/// A window with a table of a hundred rows, and on command a grid in its place; says what is done with
/// them.
@MainActor
final class ListCheck: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
{
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let controller = UIViewController()
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private static var check: ListCheck?

    static func run() {
        do {
            Platform.current = try GTKPlatform()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(GTKDisplayError.exitCode)
        }
        let check = ListCheck()
        Self.check = check
        Commands.read { check.perform($0) }
        exit(MainLoop.main.run())
    }

    private override init() {
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = self
        tableView.delegate = self
        controller.title = "HostCheck"
        controller.view.frame = window.bounds
        controller.view.addSubview(tableView)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        report("ready")
    }

    private func perform(_ command: [String]) {
        if command[0] == "grid" { showGrid() }
        // What was asked for is in the next frame.
        GTKClock.shared.schedule(after: 0.2) { report("done " + command.joined(separator: " ")) }
    }

    private func showGrid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 90)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let grid = UICollectionView(frame: tableView.frame, collectionViewLayout: layout)
        grid.register(LabelCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.accessibilityLabel = "Numbers"
        tableView.removeFromSuperview()
        controller.view.addSubview(grid)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        report("chosen \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                report("delete \(indexPath.row)")
                completion(true)
            }
        ])
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "item", for: indexPath)
        (cell as? LabelCell)?.label.text = "\(indexPath.item)"
        return cell
    }
}

private final class LabelCell: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 90))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
