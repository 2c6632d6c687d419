import BeelineUI
import UIKit

/// A screen of 20 labels pushed in a window without a display: what it takes from the call to the first
/// frame that shows it, loading, layout and nodes together; and what a screen takes that comes and goes.
/// A frame has 16.7 ms.
@MainActor
enum NavigationBenchmarks {
    static let all = [
        Benchmark("Navigation.pushToFirstFrame.animated", count: 1, prepare: goBack) {
            navigation.pushViewController(makeScreen(), animated: true)
            drawFrame()
        },
        Benchmark("Navigation.pushToFirstFrame.at once", count: 1, prepare: goBack) {
            navigation.pushViewController(makeScreen(), animated: false)
            drawFrame()
        },
        Benchmark("Navigation.pushAndPop.1k", count: 1_000, prepare: goBack) {
            for _ in 0..<1_000 {
                navigation.pushViewController(makeScreen(), animated: false)
                drawFrame()
                navigation.popViewController(animated: false)
                drawFrame()
            }
        },
    ]

    private static let navigation = UINavigationController(rootViewController: makeScreen())

    private static let window: UIWindow = {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return window
    }()

    private static var number = 0

    private static func makeScreen() -> UIViewController {
        number += 1
        return LabelsController(number: number)
    }

    private static func drawFrame() {
        let node = window.frameNode()
        precondition(node != nil)
    }

    /// The first screen, at rest.
    private static func goBack() {
        drawFrame()
        navigation.popToRootViewController(animated: false)
        for _ in 0..<3 {
            (Platform.current.clock as? ManualClock)?.advance(by: 1)
            drawFrame()
        }
    }
}
