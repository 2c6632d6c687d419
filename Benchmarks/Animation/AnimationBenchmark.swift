import Dispatch
import Foundation
import UIKit

/// 200 views that move in a window for ten seconds, and then rest for five: prints the processor time
/// that a frame takes, and that of the rest.
@main
final class AnimationBenchmark: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = AnimationScene.self
        return configuration
    }
}

final class AnimationScene: UIResponder, UIWindowSceneDelegate {
    private var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = MovingController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class MovingController: UIViewController {
    private static let seconds: TimeInterval = 10
    private static let rest: TimeInterval = 5

    private var views: [UIView] = []
    private var frames = 0
    private var link: CADisplayLink?
    private var start: TimeInterval = 0

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("frame:", MovingController.frame)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for number in 0..<200 {
            let child = UIView(
                frame: CGRect(
                    x: number % 10 * 38 + 5, y: number / 10 * 40 + 5, width: 30, height: 30))
            child.backgroundColor = .systemBlue
            view.addSubview(child)
            views.append(child)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        link = CADisplayLink(target: self, selector: "frame:")
        link?.add(to: .main, forMode: .common)
        start = processorTime
        UIView.animate(withDuration: Self.seconds) {
            for view in self.views {
                view.center.x += view.center.x < 200 ? 100 : -100
                view.transform = CGAffineTransform(rotationAngle: 3)
                view.alpha = 0.5
            }
        } completion: { _ in
            self.report()
        }
    }

    func frame(_ link: CADisplayLink) {
        frames += 1
    }

    private func report() {
        link?.invalidate()
        let time = processorTime - start
        print(String(format: "%d frames, %.2f ms each", frames, time * 1000 / Double(frames)))
        let before = processorTime
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) {
            print(
                String(
                    format: "at rest: %.1f ms in %.0f s", (self.processorTime - before) * 1000,
                    Self.rest))
            exit(0)
        }
    }

    /// Of this process, in seconds.
    private var processorTime: TimeInterval {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func seconds(_ time: timeval) -> TimeInterval {
            TimeInterval(time.tv_sec) + TimeInterval(time.tv_usec) / 1_000_000
        }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
