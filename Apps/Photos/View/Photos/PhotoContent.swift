import UIKit

/// What a cell shows of a photo.
struct PhotoContent: UIContentConfiguration {
    enum Picture {
        /// There is none.
        case none
        /// It is on its way.
        case waiting
        case image(UIImage)
        /// What there is of one that is cut off.
        case partial(UIImage)
        case broken
    }

    /// Whether it is a tile of a grid, or a row of a table.
    var isTile: Bool
    var picture = Picture.none
    var title: String
    var detail: String
    /// The stars, as a number and in words.
    var rating: Int
    var ratingText: String

    func makeContentView() -> any UIView & UIContentView {
        isTile ? PhotoTileView(self) : PhotoRowView(self)
    }

    func updated(for state: any UIConfigurationState) -> PhotoContent { self }
}
