import Foundation
import UIKit

/// 200 views of which each moves, turns and fades: what a frame costs before it is drawn, in a window
/// without a display. Beside it, a frame in which nothing changed.
@MainActor
enum AnimationBenchmarks {
    static let all = [
        Benchmark("Animation.frame.200", count: 60, prepare: start) {
            for _ in 0..<60 { frame() }
        },
        Benchmark("Animation.frame.nothingChanged.200", count: 10_000, prepare: finish) {
            for _ in 0..<10_000 { _ = window.frameNode() }
        },
        Benchmark("Animation.begin.200", count: 200, prepare: finish) {
            animate(duration: 1)
        },
    ]

    private static let clock = Platform.current.clock as? ManualClock

    private static let views = (0..<200).map { number in
        let view = UIView(
            frame: CGRect(x: number % 10 * 38 + 5, y: number / 10 * 40 + 5, width: 30, height: 30))
        view.backgroundColor = .systemBlue
        return view
    }

    private static let window: UIWindow = {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }()

    private static func frame() {
        clock?.advance(by: 1.0 / 60)
        _ = window.frameNode()
    }

    private static func finish() {
        clock?.advance(by: 100)
        _ = window.frameNode()
    }

    private static func start() {
        finish()
        animate(duration: 10)
        frame()
    }

    private static func animate(duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
            for view in views {
                view.center.x += view.center.x < 200 ? 5 : -5
                view.transform = view.transform.rotated(by: 0.5)
                view.alpha = view.alpha == 1 ? 0.5 : 1
            }
        }
    }
}
