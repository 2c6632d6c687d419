import BeelineTesting
import Foundation
import Testing
import UIKit

/// What stacks leave behind, in a process without other tests, whose memory would be counted too.
@Suite struct NavigationMemoryTests {
    @Test func `memory stays as it is however often screens come and go`() async {
        await #expect(processExitsWith: .success) {
            try await NavigationMemoryTests.pushAndPop()
        }
    }

    @MainActor private static func pushAndPop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(navigation)
        pass(100, navigation, screen)
        let before = try residentMemory()
        let rounds = FuzzPlan.rounds(standard: 300, longest: 1_000_000)
        let time = ContinuousClock().measure { pass(rounds, navigation, screen) }
        let after = try residentMemory()
        print("\(rounds) pushes and pops: \(before) bytes, then \(after); \(time / rounds) each")
        guard after - before < 1 << 20 else { fatalError("\(before) bytes became \(after)") }
    }

    @MainActor private static func pass(
        _ count: Int, _ navigation: UINavigationController, _ screen: TestScreen
    ) {
        for _ in 0..<count {
            navigation.pushViewController(UIViewController(), animated: false)
            screen.settle()
            navigation.popViewController(animated: false)
            screen.settle()
        }
    }

    /// Of this process, in bytes.
    private static func residentMemory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096
    }
}
