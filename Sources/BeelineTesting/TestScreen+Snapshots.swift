public import UIKit

extension TestScreen {
    /// The screen as text: a line a view, with its class, its place and what it says.
    public var tree: String {
        settle()
        return ViewDescription.tree(of: window)
    }

    /// A picture of the screen as a PNG file's bytes, at the screen's scale.
    public func png() throws -> Data {
        try WindowPicture.bitmap(of: window, scale: host.scale).pngData
    }

    /// Compares the screen's picture with the one kept beside the test.
    ///
    /// The picture is `__Snapshots__/<test file>/<name>.png`. Where there is none, it is recorded and
    /// the check fails, once. To record again, delete it.
    ///
    /// - Throws: `SnapshotMismatch`, which says where the two pictures are.
    public func verifySnapshot(named name: String, filePath: String = #filePath) throws {
        let file = URL(fileURLWithPath: filePath)
        let folder = file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let kept = folder.appendingPathComponent("\(name).png")
        let now = try WindowPicture.bitmap(of: window, scale: host.scale)
        guard let data = try? Data(contentsOf: kept) else {
            try record(now, at: kept)
            throw SnapshotMismatch(
                "There was no picture to compare with. \(kept.path) is new: look at it, and run again."
            )
        }
        let before = try Bitmap(pngData: data)
        let difference = now.differingPixels(from: before)
        guard difference != 0 else { return }
        let failed = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("\(name).failed.png")
        try now.pngData.write(to: failed)
        let what = difference.map { "\($0) pixels differ" } ?? "the sizes differ"
        throw SnapshotMismatch(
            """
            The screen does not look as before: \(what). Before: \(kept.path). Now: \(failed.path). \
            To keep the new picture, delete the old one and run the test twice.
            """)
    }

    private func record(_ bitmap: Bitmap, at file: URL) throws {
        if ProcessInfo.processInfo.environment["CI"] != nil {
            throw SnapshotMismatch("\(file.path) is missing; it is not recorded on a CI machine.")
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bitmap.pngData.write(to: file)
    }
}

/// A screen does not look as its kept picture does.
public struct SnapshotMismatch: Error, CustomStringConvertible {
    /// How much differs and where both pictures are, as a sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
