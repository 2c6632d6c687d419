import UIKit

extension Photo {
    /// A row of the table, or a tile of the grid.
    @MainActor func content(
        _ arrangement: PhotoArrangement, _ thumbnails: ThumbnailStore
    ) -> any UIContentConfiguration {
        var content = PhotoContent(
            isTile: arrangement == .grid, title: displayName, detail: detail, rating: rating,
            ratingText: Self.ratingText(rating))
        switch picture.map(thumbnails.thumbnail) {
        case nil: content.picture = .none
        case .waiting: content.picture = .waiting
        case .ready(let image): content.picture = .image(image)
        case .partial(let image):
            content.picture = .partial(image)
            content.detail = localized("A part of this picture is missing.")
        case .broken:
            content.picture = .broken
            content.detail = localized("This picture can’t be shown.")
        }
        return content
    }
}
