import UIKit

/// Making views of a class named in the source, against one known only when the program runs.
@MainActor
enum ObjectBenchmarks {
    static let all = [
        Benchmark("UIView.create.initFrame.10k", count: 10_000) {
            for _ in 0..<10_000 { _ = Plain(frame: .zero) }
        },
        Benchmark("UIView.create.init.10k", count: 10_000) {
            for _ in 0..<10_000 { _ = Plain() }
        },
        Benchmark("UIView.create.typeParameter.10k", count: 10_000) {
            create(Plain.self, count: 10_000)
        },
        Benchmark("Selector.send.10k", count: 10_000) {
            let target = Target()
            for _ in 0..<10_000 {
                _ = UIApplication.shared.sendAction("save:", to: target, from: nil, for: nil)
            }
        },
    ]

    @inline(never)
    private static func create<View: UIView>(_ type: View.Type, count: Int) {
        for _ in 0..<count { _ = View() }
    }

    private final class Plain: UIView {}

    private final class Target: UIResponder {
        var count = 0

        func save(_ sender: Any?) { count += 1 }

        override class var exposedMembers: ExposedMembers {
            super.exposedMembers.action("save:", Target.save)
        }
    }
}
