public import Foundation

/// The display that the app is on.
@MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// In points.
    public var bounds: CGRect { CGRect(origin: .zero, size: Platform.current.screenSize) }

    /// Pixels per point.
    public var scale: CGFloat { traitCollection.displayScale }

    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(origin: .zero, size: Platform.current.screenSize.scaled(by: scale))
    }

    public var nativeScale: CGFloat { scale }

    /// What the whole system is set to.
    public var traitCollection: UITraitCollection { Platform.current.traits }

    /// The fastest that frames can follow one another, per second.
    public var maximumFramesPerSecond: Int { 60 }
}
