import Foundation

/// Puts files to where a person wants them.
enum DocumentCopying {
    /// Copies a file to a folder of its own among the app's temporary ones.
    static func temporaryCopy(of url: URL) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return copy
    }

    /// Replaces what is at the target; the dialog has asked whether to. A failure leaves that as it
    /// was.
    static func put(_ source: URL, at target: URL, isMoved: Bool) throws -> URL {
        let files = FileManager.default
        guard source.standardizedFileURL != target.standardizedFileURL else { return target }
        let beside = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        try files.copyItem(at: source, to: beside)
        do {
            if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
            try files.moveItem(at: beside, to: target)
        } catch {
            try? files.removeItem(at: beside)
            throw error
        }
        if isMoved { try files.removeItem(at: source) }
        return target
    }
}
