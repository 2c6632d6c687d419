import BeelineTesting
import UIKit

/// A table that has one of everything: styles of cells, accessories, content configurations, headers
/// and footers.
@MainActor final class TableGallery: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen: TestScreen
    let tableView: UITableView

    init(
        _ style: UITableView.Style, size: CGSize = CGSize(width: 320, height: 640),
        look: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        let controller = UIViewController()
        screen = TestScreen(
            controller, size: size, scale: 1, style: look, contentSize: contentSize,
            direction: direction)
        tableView = UITableView(frame: controller.view.bounds, style: style)
        super.init()
        tableView.dataSource = self
        tableView.delegate = self
        controller.view.addSubview(tableView)
        tableView.selectRow(
            at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        screen.settle()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [5, 5, 2][section]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Cell styles", "Accessories", nil][section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "A footer says what a section is for, in small text." : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: styled(indexPath.row)
        case 1: accessorized(indexPath.row)
        default: configured(indexPath.row)
        }
    }

    private func styled(_ row: Int) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [
            .default, .value1, .value2, .subtitle, .default,
        ]
        let cell = UITableViewCell(style: styles[row], reuseIdentifier: nil)
        cell.textLabel?.text = ["Default", "Value 1", "Value 2", "Subtitle", "With image"][row]
        cell.detailTextLabel?.text = "Detail"
        if row == 4 { cell.imageView?.image = UIImage(systemName: "star.fill") }
        return cell
    }

    private func accessorized(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["Disclosure", "Selected", "Both", "Checkmark", "Detail"][row]
        cell.accessoryType =
            [
                .disclosureIndicator, .none, .detailDisclosureButton, .checkmark, .detailButton,
            ][row]
        return cell
    }

    private func configured(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = row == 0 ? UIListContentConfiguration.subtitleCell() : .valueCell()
        content.text = "Configuration"
        content.secondaryText = "Secondary"
        content.image = UIImage(systemName: "envelope")
        cell.contentConfiguration = content
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Every picture of a table, by name. Only one screen is there at a time.
    static let pictures: [(name: String, make: @MainActor () -> TableGallery)] = [
        ("plain", { TableGallery(.plain) }),
        ("grouped-dark", { TableGallery(.grouped, look: .dark) }),
        ("inset-right-to-left", { TableGallery(.insetGrouped, direction: .rightToLeft) }),
        ("plain-large", { TableGallery(.plain, contentSize: .accessibilityMedium) }),
        ("editing", editing), ("swiped", swiped),
    ]

    private static func editing() -> TableGallery {
        let gallery = TableGallery(.insetGrouped)
        gallery.tableView.setEditing(true, animated: false)
        return gallery
    }

    private static func swiped() -> TableGallery {
        let gallery = TableGallery(.plain)
        gallery.screen.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 150, y: 100))
        gallery.screen.advance(by: 1)
        return gallery
    }
}
