import Beeline
import UIKit

extension PersonSummary {
    /// A row of the list.
    @MainActor var content: any UIContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = name.isEmpty ? localized("No name") : name
        content.textProperties.numberOfLines = 2
        content.secondaryText = detail.isEmpty ? nil : detail
        content.secondaryTextProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    /// What stands over a section; nothing over a list without sections.
    static func heading(of id: SectionID) -> String? {
        switch id.description {
        case NameScript.other: "#"
        case let letter where letter.count == 1 && letter.allSatisfy(\.isLetter): letter
        default: nil
        }
    }
}
