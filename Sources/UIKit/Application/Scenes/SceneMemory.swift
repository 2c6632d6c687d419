import Foundation

/// Keeps the sessions of scenes from one run of the app to the next, in the folder for an app's state.
struct SceneMemory {
    let folder: URL

    private var file: URL { folder.appending(path: "scenes.plist") }

    /// The sessions that there were at the end, the oldest first. A file that can't be read is as good
    /// as none: an app has to start.
    func read() -> [StoredSession] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        do {
            return try PropertyListDecoder().decode([StoredSession].self, from: data)
        } catch {
            Diagnostics.warn("\(file.path): windows come up as new ones, since \(error)")
            return []
        }
    }

    /// Nothing is written where there is nothing to go on with. What can't be written is warned of: the
    /// app goes on without.
    func write(_ sessions: [StoredSession]) {
        guard sessions.count > 1 || sessions.contains(where: \.saysSomething) else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        guard sessions != read() else { return }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(sessions).write(to: file, options: .atomic)
        } catch {
            Diagnostics.warn("\(file.path): what windows show is not kept, since \(error)")
        }
    }

    /// `$XDG_STATE_HOME`, or `~/.local/state`, with the program's name
    /// (https://specifications.freedesktop.org/basedir-spec/latest/).
    static func stateFolder(_ environment: [String: String], program: String) -> URL? {
        // A path that isn't absolute has to be ignored.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let base = state ?? environment["HOME"].map({ $0 + "/.local/state" }) else {
            return nil
        }
        return URL(filePath: base).appending(path: program)
    }
}
