import Beeline
import Foundation
import Testing

@testable import Photos
@testable import UIKit

extension PhotosSuite {
    /// The app as a program, with no display.
    @MainActor @Suite struct PhotosProgramTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        private var database: String { folder.url.appending(path: "a.sqlite").path }

        /// Runs the program to its end.
        private func run(
            _ arguments: String...
        ) throws -> (code: Int32, output: String) {
            try run(arguments, language: "C")
        }

        private func run(
            _ arguments: [String], language: String
        ) throws -> (code: Int32, output: String) {
            let process = Process()
            let output = Pipe()
            process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
                .appending(path: "Photos")
            process.arguments = arguments
            process.environment = [
                "HOME": folder.url.path, "LC_ALL": language,
                "XDG_DATA_HOME": folder.url.appending(path: "data").path,
                "XDG_CACHE_HOME": folder.url.appending(path: "cache").path,
                "XDG_CONFIG_HOME": folder.url.appending(path: "config").path,
            ]
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }

        @Test func `the version and the options are printed`() throws {
            #expect(try run("--version") == (0, "Photos \(BeelinePackage.version)\n"))
            let help = try run("--help")
            #expect(help.code == 0)
            for option in ["--database", "--backup", "--restore", "--snapshot", "--version"] {
                #expect(help.output.contains(option), "\(option)")
            }
            #expect(try run("--database").code == 2)
        }

        @Test func `an archive on the command line is in the first frame, and still there later`()
            throws
        {
            let first = try run("--database", database, "--tree", PhotosScreen.archive.path)
            #expect(first.code == 0)
            #expect(first.output.contains("Möwe 200"))
            #expect(first.output.contains("photodata"))
            let again = try run("--database", database, "--tree")
            #expect(again.output.contains("Möwe 200"))
        }

        @Test func `a folder on the command line is in the first frame, whatever it is called`()
            throws
        {
            try folder.write(TestPicture.png(), "a #1 海/picture.png")
            let path = folder.url.appending(path: "a #1 海").path
            let run = try run("--database", database, "--tree", path)
            #expect(run.code == 0)
            #expect(run.output.contains("\"picture\""))
        }

        @Test func `a backup is written and put back, and what is none is refused`() throws {
            let copy = folder.url.appending(path: "copy.sqlite").path
            _ = try run("--database", database, "--tree", PhotosScreen.archive.path)
            #expect(try run("--database", database, "--backup", copy).code == 0)
            let other = folder.url.appending(path: "b.sqlite").path
            #expect(try run("--database", other, "--restore", copy).code == 0)
            #expect(try run("--database", other, "--tree").output.contains("Möwe 200"))
            let refused = try run(
                "--database", other, "--restore", PhotosScreen.archive.path)
            #expect(refused.code == 1)
            #expect(refused.output.hasPrefix("Photos: "))
            #expect(try run("--database", other, "--tree").output.contains("Möwe 200"))
        }

        @Test func `a database that can't be opened is told on the first screen`() throws {
            let text = try folder.write(Data("no database".utf8), "a.txt")
            let run = try run("--database", text.path, "--tree")
            #expect(run.output.contains("The photos can’t be opened."))
        }

        @Test(arguments: ["welcome", "grid"])
        func `the first screen in Chinese`(screen: String) throws {
            let file = folder.url.appending(path: "a.png")
            var arguments = ["--database", database, "--size", "390x844", "--scale", "2"]
            arguments += ["--snapshot", file.path]
            if screen == "grid" { arguments.append(PhotosScreen.archive.path) }
            let process = try run(arguments, language: "zh_CN.UTF-8")
            #expect(process.code == 0)
            try compare(file, "\(screen)-chinese")
        }

        /// Compares a picture with the one that is kept under a name, or keeps it.
        private func compare(_ file: URL, _ name: String) throws {
            let kept = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "__Snapshots__/PhotosProgramTests/\(name).png")
            let now = try Bitmap(pngData: Data(contentsOf: file))
            guard let data = try? Data(contentsOf: kept) else {
                try FileManager.default.createDirectory(
                    at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: file, to: kept)
                Issue.record("\(kept.path) is new: look at it, and run again.")
                return
            }
            #expect(now.differingPixels(from: try Bitmap(pngData: data)) == 0)
        }
    }
}
