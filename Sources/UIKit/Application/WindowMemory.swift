import Foundation

/// Remembers how large a person has made the window of a program, from one run to the next, in the
/// folder for the program's state.
struct WindowMemory {
    private let file: URL

    /// - Parameter folder: Is made when there is something to keep.
    init(folder: URL) {
        file = folder.appending(path: "window")
    }

    /// In points; nil if nothing is known, or nothing that a window could be as large as.
    var size: CGSize? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return nil
        }
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
            Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            Self.sides.contains(width), Self.sides.contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Keeps a size. Where that is not possible, the window has its first size next time.
    func keep(_ size: CGSize) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data("\(Int(size.width))x\(Int(size.height))\n".utf8).write(
            to: file, options: .atomic)
    }

    /// In points: smaller, nothing could be worked; larger, no screen has room.
    private static let sides = 200...8_192
}
