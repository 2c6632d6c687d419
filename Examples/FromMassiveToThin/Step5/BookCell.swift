import UIKit

/// A book in the list: a title, and a line about it.
final class BookCell: UITableViewCell {
    func show(title: String, detail: String) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = title
        content.secondaryText = detail
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
