import UIKit

extension CardRow {
    /// A row of the card: what it is above what it says.
    @MainActor var content: any UIContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = label
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        content.secondaryText = value
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = link == nil ? .label : .tintColor
        return content
    }
}
