import Foundation
import Synchronization

/// What pictures are made for when nobody says: the display's scale, light or dark.
///
/// Known on every thread; the main actor keeps it up to date.
struct DrawingEnvironment: Sendable {
    var scale: CGFloat = 1
    var traits = UITraitCollection()

    private static let shared = Mutex(DrawingEnvironment())

    static var current: DrawingEnvironment {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    init() {}

    init(traits: UITraitCollection) {
        self.traits = traits
        scale = max(1, traits.displayScale)
    }
}
