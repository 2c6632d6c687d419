import CGtkWidgets

/// What the desktop portal says about dark and light, where there is one.
@MainActor
final class ColorSchemePortal {
    /// `nil` until the portal has said something, and when it has no preference.
    private(set) var prefersDark: Bool?
    private let onChange: () -> Void
    private var watch: OpaquePointer?

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        watch = uikit_color_scheme_watch(
            schemeReceived, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        uikit_color_scheme_unwatch(watch)
    }

    fileprivate func receive(_ scheme: UInt32) {
        prefersDark =
            switch scheme {
            case 1: true
            case 2: false
            default: nil
            }
        onChange()
    }
}

private func schemeReceived(context: UnsafeMutableRawPointer?, scheme: UInt32) {
    withContext(context, as: ColorSchemePortal.self, otherwise: ()) { $0.receive(scheme) }
}
