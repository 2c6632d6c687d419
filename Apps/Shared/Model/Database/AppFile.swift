public import Foundation

/// Where an app keeps its database, and other files of its own.
public enum AppFile {
    /// In the folder for an app's own files: on Linux `$XDG_DATA_HOME/NAME/NAME.sqlite`, as
    /// https://specifications.freedesktop.org/basedir-spec/latest/ has it. Nothing is made.
    public static func standard(_ name: String) throws -> URL {
        try path(name, .applicationSupportDirectory).appendingPathComponent("\(name).sqlite")
    }

    /// The app's folder of a kind, which is made if it isn't there: on Linux `$XDG_CACHE_HOME/NAME`
    /// for caches.
    ///
    /// - Throws: Why it can't be made.
    public static func folder(
        _ name: String, _ kind: FileManager.SearchPathDirectory = .applicationSupportDirectory
    ) throws -> URL {
        let folder = try path(name, kind)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The file that the command line names, else the one in its own folder, which is made if it isn't
    /// there.
    ///
    /// - Throws: Why it can't be made.
    public static func chosen(_ name: String) throws -> URL {
        if let path = UserDefaults.standard.string(forKey: "database") {
            return URL(fileURLWithPath: path)
        }
        _ = try folder(name)
        return try standard(name)
    }

    private static func path(
        _ name: String, _ kind: FileManager.SearchPathDirectory
    ) throws -> URL {
        try FileManager.default.url(
            for: kind, in: .userDomainMask, appropriateFor: nil, create: false
        ).appendingPathComponent(name, isDirectory: true)
    }
}
