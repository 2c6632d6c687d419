import Dispatch
import UIKit

/// The same with our UIKit: an app with a scene, a controller and one label. Prints the milliseconds
/// from the start that `LAUNCH_START` tells to the moment when the X server has the first frame.
@main
final class LaunchBenchmark: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LaunchScene.self
        return configuration
    }
}

final class LaunchScene: UIResponder, UIWindowSceneDelegate {
    private var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = HelloController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class HelloController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "Hello, world"
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Idle comes after the frame's last phase.
        MainLoop.main.performWhenIdle {
            GTKDisplay.synchronize()
            let start =
                ProcessInfo.processInfo.environment["LAUNCH_START"].flatMap(Double.init) ?? 0
            let now = Double(DispatchTime.now().uptimeNanoseconds)
            print(String(format: "%.2f", (now - start) / 1e6))
            MainLoop.main.stop()
        }
    }
}
