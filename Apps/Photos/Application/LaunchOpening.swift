import Beeline
import Dispatch
import Foundation

/// What the app was started with. It is given a moment before the first frame: an archive of a few hundred
/// photos is read by then.
struct LaunchOpening {
    /// What is to be seen; nil if that is already known not to come.
    let albumID: Album.ID?
    private let task: Task<Album, any Error>

    /// In seconds.
    private static let patience = 0.25

    init(_ files: [URL], in database: Database) {
        albumID = try? PhotoSource(files).albumID
        let task = Task.detached { try await PhotoOpening(database: database).open(files) }
        self.task = task
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            _ = await task.result
            isDone.signal()
        }
        _ = isDone.wait(timeout: .now() + Self.patience)
    }

    /// Shows the album, and what was shown before if it doesn't come.
    @MainActor func show(in provider: DatabasePhotosProvider) async throws {
        guard let albumID else {
            _ = try await task.value
            return
        }
        let task = task
        try await provider.show(albumID) { try await task.value }
    }
}
