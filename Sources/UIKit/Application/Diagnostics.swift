import Foundation

/// Where warnings go: standard error, unless a test listens.
enum Diagnostics {
    /// Gets the warnings of the current task in the place of standard error.
    @TaskLocal static var receiver: (@Sendable (String) -> Void)?

    static func warn(_ message: String) {
        if let receiver {
            receiver(message)
        } else {
            FileHandle.standardError.write(Data("Warning: \(message)\n".utf8))
        }
    }
}
