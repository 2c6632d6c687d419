import Foundation

/// Standard input as a list of commands, one a line.
enum Commands {
    /// Calls `perform` on the main queue with each line's words.
    @MainActor
    static func read(perform: @escaping @MainActor ([String]) -> Void) {
        Thread.detachNewThread {
            while let line = readLine() {
                let words = line.split(separator: " ").map(String.init)
                DispatchQueue.main.async { perform(words) }
            }
        }
    }
}
