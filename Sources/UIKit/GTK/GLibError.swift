import CGtk

/// What a C function of GLib's family said about its failure.
struct GLibError: Error {
    let message: String

    /// Calls a function that tells success by its result and failure through a `GError`.
    static func check(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
    ) throws {
        var error: UnsafeMutablePointer<GError>?
        guard call(&error) == 0 else { return }
        defer { g_clear_error(&error) }
        guard let text = error?.pointee.message else {
            throw GLibError(message: "No reason was given.")
        }
        throw GLibError(message: String(cString: text))
    }
}
