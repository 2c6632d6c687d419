import UIKit

/// A small picture, or why there is none.
enum Thumbnail {
    /// It is being made.
    case waiting
    case ready(UIImage)
    /// The file is cut off: this is what there is of it.
    case partial(UIImage)
    /// The file is not there, or is no picture that can be decoded.
    case broken
}
