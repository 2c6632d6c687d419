/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

extension UITraitCollection {
    /// Never available: a desktop's screens don't feel it. Unknown while the traits are of no device.
    public var forceTouchCapability: UIForceTouchCapability {
        userInterfaceIdiom == .unspecified ? .unknown : .unavailable
    }
}
