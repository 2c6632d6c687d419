import Foundation
import Testing

@testable import UIKit

@Suite struct WindowMemoryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString)

    private var memory: WindowMemory { WindowMemory(folder: folder) }

    @Test func `a size that was kept is there again`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(memory.size == nil)
        memory.keep(CGSize(width: 812, height: 640))
        #expect(memory.size == CGSize(width: 812, height: 640))
        memory.keep(CGSize(width: 300, height: 400))
        #expect(memory.size == CGSize(width: 300, height: 400))
    }

    @Test(arguments: [
        "", "x", "800", "800x", "800x600x2", "-800x600", "10x10", "99999x600", "a lot", "8e2x600",
    ])
    func `what is no size of a window is none`(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        memory.keep(CGSize(width: 800, height: 600))
        try Data(text.utf8).write(to: folder.appending(path: "window"))
        #expect(memory.size == nil)
    }

    @Test func `without a place to keep it nothing is kept, and nothing goes wrong`() {
        let memory = WindowMemory(folder: URL(filePath: "/dev/null/state"))
        memory.keep(CGSize(width: 800, height: 600))
        #expect(memory.size == nil)
    }
}
