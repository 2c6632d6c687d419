import Foundation

/// Where warnings go: standard error.
enum Diagnostics {
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("Warning: \(message)\n".utf8))
    }
}
