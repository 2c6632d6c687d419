import UIKit

extension DraftField {
    /// What a cell shows that is typed into.
    @MainActor var content: FieldCell.Content {
        var content = FieldCell.Content()
        content.text = text
        content.placeholder = placeholder
        content.problem = problem
        content.isRemovable = isRemovable
        content.keyboard = keyboard
        if !labels.isEmpty {
            content.label = localizedLabel(label)
            let all = labels.contains(label) ? labels : labels + [label]
            content.labels = all.map { (localizedLabel($0), $0) }
        }
        return content
    }

    /// What a cell shows that is chosen: more of something, or a group.
    @MainActor var choice: any UIContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = label
        if case .add = kind {
            content.image = UIImage(systemName: "plus.circle.fill")
            content.imageProperties.tintColor = .systemGreen
        }
        return content
    }

    private var keyboard: UIKeyboardType {
        switch kind {
        case .several(.phone): .phonePad
        case .several(.mail): .emailAddress
        case .several(.url): .URL
        default: .default
        }
    }
}
