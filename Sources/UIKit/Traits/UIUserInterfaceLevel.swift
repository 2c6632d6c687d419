/// Whether something lies on the screen itself or above it: in the dark, what is above is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    /// Sheets and popovers.
    case elevated = 1
}
