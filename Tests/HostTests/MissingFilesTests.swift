import Foundation
import Testing
import UIKit

/// A program on a machine that lacks what it would like to have.
struct MissingFilesTests {
    @Test func `without font and icons a picture is made all the same, with one warning for each`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = folder.appending(path: "fonts.conf")
        try fonts(keptIn: folder).write(to: configuration, atomically: true, encoding: .utf8)
        let picture = folder.appending(path: "picture.png")
        let program = try Program.run(
            Desktop.program("Todos"), ["--snapshot", picture.path],
            environment: [
                "HOME": folder.path, "LANG": "C.UTF-8", "XDG_DATA_DIRS": folder.path,
                "FONTCONFIG_FILE": configuration.path,
            ])
        #expect(program.exitCode == 0)
        let warnings = program.errors.split(separator: "\n").filter { $0.hasPrefix("Warning: ") }
        #expect(warnings.count { $0.contains("The font Inter is not installed; Sans") } == 1)
        #expect(warnings.count { $0.contains("The icon theme Adwaita is not installed") } == 1)
        #expect(warnings.count == 2)
        #expect(try Data(contentsOf: picture).count > 1_000)
    }

    /// A machine with one typeface.
    private func fonts(keptIn folder: URL) -> String {
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts/truetype/dejavu</dir>
          <cachedir>\(folder.path)</cachedir>
        </fontconfig>
        """
    }

    @Test func `a picture that can't be written is an error that names the place`() throws {
        let program = try Program.run(
            Desktop.program("Todos"), ["--snapshot", "/nowhere/picture.png"],
            environment: ["HOME": "/tmp", "LANG": "C.UTF-8"])
        #expect(program.exitCode == 1)
        #expect(
            program.errors.hasPrefix(
                "Todos: The picture could not be written to /nowhere/picture.png. "))
    }
}
