import Beeline
import UIKit

/// The sections of an import's list.
enum ImportPart: CaseIterable {
    case problems
    case people
}

/// Something in a file that could not be read.
struct ImportProblem: Identifiable, Hashable, Sendable {
    let id: Int
    let text: String

    static func all(of preview: ImportPreview?) -> [ImportProblem] {
        (preview?.problems ?? []).enumerated().map { ImportProblem(id: $0, text: $1) }
    }

    @MainActor var content: any UIContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.image = UIImage(systemName: "exclamationmark.triangle")
        content.imageProperties.tintColor = .systemOrange
        return content
    }
}

extension ImportPreview.Entry {
    @MainActor var content: any UIContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = name
        content.secondaryText =
            isDuplicate
            ? [localized("There already"), detail].filter { !$0.isEmpty }
                .map(\.directionallyIsolated).joined(separator: " · ")
            : detail
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }
}
