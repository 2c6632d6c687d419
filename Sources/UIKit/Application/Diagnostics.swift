import Foundation
import Synchronization

/// Where warnings go: standard error, unless a test listens.
enum Diagnostics {
    private static let listener = Mutex<[String]?>(nil)

    static func warn(_ message: String) {
        let isHeard = listener.withLock { heard in
            heard?.append(message)
            return heard != nil
        }
        if !isHeard { FileHandle.standardError.write(Data("Warning: \(message)\n".utf8)) }
    }

    /// The warnings that come while a closure runs, on any thread; they are not written anywhere
    /// else.
    static func warnings(during body: () throws -> Void) rethrows -> [String] {
        listener.withLock { $0 = [] }
        defer { listener.withLock { $0 = nil } }
        try body()
        return listener.withLock { $0 ?? [] }
    }
}
