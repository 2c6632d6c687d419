import Foundation
import SharedScreens
import UIKit

/// Small pictures for a list: made beside the main thread, the ones asked for last first, and kept in
/// memory and in the folder for caches.
@MainActor final class ThumbnailStore {
    /// Called when a picture is there, or is known to be broken.
    var onArrival: (PictureFile) -> Void = { _ in }

    private let folder: ThumbnailFolder
    private let memory: ThumbnailMemory
    private var broken: Set<PictureFile> = []
    /// Wanted, the most urgent last.
    private var waiting: [PictureFile] = []
    private var atWork: Set<PictureFile> = []
    private let lanes: Int

    /// How many wait at most; those that were asked for first are forgotten, and asked for again by the
    /// cell that shows them.
    private static let mostWaiting = 300

    /// - Parameters:
    ///   - folder: Where they are kept; nil for nowhere.
    ///   - side: Of the shorter edge, in pixels.
    ///   - limit: In bytes of pixels, in memory.
    ///   - lanes: How many are made at once; one processor is left for the main thread.
    init(
        folder: URL?, side: CGFloat = 240, limit: Int = 48_000_000,
        lanes: Int = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    ) {
        self.folder = ThumbnailFolder(folder: folder, side: side)
        memory = ThumbnailMemory(limit: limit)
        self.lanes = lanes
    }

    /// In the folder for caches, from which old ones are taken away by the way.
    static func cached() -> ThumbnailStore {
        let folder = try? AppFile.folder(PhotosDatabase.name, .cachesDirectory)
            .appendingPathComponent("thumbnails", isDirectory: true)
        if let folder {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let store = ThumbnailStore(folder: folder)
        let files = store.folder
        Task.detached(priority: .background) { files.prune(to: 20_000) }
        return store
    }

    /// The side of the square in which a list shows pictures, in pixels; nil for whole pictures. What is
    /// exactly as large as its place is not scaled in every frame. What was made for another square is
    /// shown until it is made anew.
    var square: Int?

    /// How much memory the small pictures take, in bytes of pixels.
    var byteCount: Int { memory.byteCount }

    /// Whether nothing is being made.
    var isIdle: Bool { waiting.isEmpty && atWork.isEmpty }

    /// The small picture of a file for a cell that is seen. One that isn't there yet is made before all
    /// others.
    func thumbnail(of picture: PictureFile) -> Thumbnail {
        if let small = memory[picture] {
            if small.square != square, !broken.contains(picture) { make(picture) }
            return small.isWhole ? .ready(small.image) : .partial(small.image)
        }
        if broken.contains(picture) { return .broken }
        make(picture)
        return .waiting
    }

    /// Before all others.
    private func make(_ picture: PictureFile) {
        guard !atWork.contains(picture) else { return }
        waiting.removeAll { $0 == picture }
        waiting.append(picture)
        if waiting.count > Self.mostWaiting { waiting.removeFirst() }
        work()
    }

    /// Makes small pictures that will be seen soon, after those that are seen already.
    ///
    /// - Parameter pictures: The nearest first.
    func prefetch(_ pictures: [PictureFile]) {
        for picture in pictures
        where waiting.count < Self.mostWaiting && memory[picture] == nil
            && !broken.contains(picture) && !atWork.contains(picture) && !waiting.contains(picture)
        {
            waiting.insert(picture, at: 0)
        }
        work()
    }

    /// Gives up what isn't seen any more, unless it is being made already.
    func cancel(_ pictures: [PictureFile]) {
        waiting.removeAll { pictures.contains($0) }
    }

    private func work() {
        while atWork.count < lanes, let picture = waiting.popLast() {
            atWork.insert(picture)
            let (folder, square) = (folder, square)
            Task {
                let small = await Self.make(picture.path, folder, square)
                finish(picture, small)
            }
        }
    }

    @concurrent private static func make(
        _ path: String, _ folder: ThumbnailFolder, _ square: Int?
    ) async -> SmallPicture? {
        let small = folder.thumbnail(of: path)
        return square.map { square in small?.filling(square) } ?? small
    }

    private func finish(_ picture: PictureFile, _ small: SmallPicture?) {
        atWork.remove(picture)
        if let small {
            memory.insert(small, for: picture)
        } else {
            broken.insert(picture)
        }
        onArrival(picture)
        work()
    }
}
