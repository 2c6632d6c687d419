import Beeline
import UIKit

extension PhotoRow {
    /// A row of what there is to see of a photo.
    @MainActor func content(
        onRename: @escaping (String) -> Void, onRate: @escaping (Int) -> Void
    ) -> any UIContentConfiguration {
        switch self {
        case .name(let name):
            return NameContent(
                text: name, placeholder: localized("Without a Name"), label: localized("Name"),
                onEdit: onRename)
        case .rating(let rating):
            return RatingContent(rating: rating, label: localized("Stars"), onRate: onRate)
        case .user(let user, let count):
            var content = UIListContentConfiguration.subtitleCell()
            content.text = user.displayName
            content.textProperties.color = .tintColor
            content.secondaryText = [
                user.username.directionallyIsolated,
                String(format: localized("Photos: %d"), count),
            ].joined(separator: " · ")
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: "person.circle")
            return content
        case .fact(let label, let value):
            var content = UIListContentConfiguration.valueCell()
            content.text = label
            content.secondaryText = value
            return content
        }
    }
}
