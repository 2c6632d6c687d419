import Foundation

/// Lists the controllers of a tab bar controller that have no tab.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    convenience init(_ tabs: UITabBarController) {
        self.init(style: .plain)
        self.tabs = tabs
        title = systemText("More")
    }

    private var shown: [UIViewController] { tabs?.stage.overflow ?? [] }

    private lazy var listener = MoreItemListener(self)

    /// Shows the controllers that there are now.
    func update() {
        for controller in shown { controller.tabBarItem.observers.add(listener) }
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        shown.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "More")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "More")
        guard let item = shown[indexPath.row].tabBarItem else { return cell }
        var content = UIListContentConfiguration.valueCell()
        content.image = item.image
        content.text = item.title
        content.secondaryText = item.badgeValue
        content.textProperties.color = item.isEnabled ? .label : .tertiaryLabel
        content.imageProperties.reservedLayoutSize.width = 30
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityLabel = item.accessibilityLabel ?? item.title
        cell.accessibilityValue = item.badgeValue
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        shown[indexPath.row].tabBarItem.isEnabled ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let controller = shown[indexPath.row]
        tabs?.choose(controller)
    }
}

/// Hears of titles, pictures and badges.
@MainActor private final class MoreItemListener: BarItemObserver {
    private weak var list: MoreListController?

    init(_ list: MoreListController) {
        self.list = list
    }

    func itemDidChange(_ item: NSObject) {
        list?.update()
    }
}
