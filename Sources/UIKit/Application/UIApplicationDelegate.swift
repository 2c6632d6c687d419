public import Foundation

/// Hears of the app's own events: start, attention, end.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called when the app has started, before it shows anything.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) throws(NotImplemented) -> Bool

    /// Called when the app is ready. An app without scenes shows its window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) throws(NotImplemented) -> Bool

    /// Says what a new scene is made of. An app with scenes implements this; on Apple's platforms it
    /// also names them in its Info.plist.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) throws(NotImplemented) -> UISceneConfiguration

    /// Called when sessions are gone for good: a person closed one of several windows, or the app asked
    /// for that.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) throws(NotImplemented)

    /// Called for each file and address that an app without scenes is to open: after its start, and
    /// when it runs already and a person opens them with it.
    ///
    /// - Returns: Whether it was opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) throws(NotImplemented) -> Bool

    /// Called when a window of the app gets the keyboard, unless its scenes have delegates: those are
    /// told by `sceneDidBecomeActive(_:)`.
    func applicationDidBecomeActive(_ application: UIApplication) throws(NotImplemented)

    /// Called when the app loses the keyboard to another one, unless its scenes have delegates: those are
    /// told by `sceneWillResignActive(_:)`.
    func applicationWillResignActive(_ application: UIApplication) throws(NotImplemented)
    func applicationWillTerminate(_ application: UIApplication) throws(NotImplemented)

    /// Called when a day begins, when daylight saving does or ends, and when somebody sets the clock.
    func applicationSignificantTimeChange(_ application: UIApplication) throws(NotImplemented)

    /// Called when the machine is short of memory, before the controllers hear of it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) throws(NotImplemented)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) throws(NotImplemented) -> UISceneConfiguration {
        throw NotImplemented()
    }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func applicationSignificantTimeChange(
        _ application: UIApplication
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func applicationDidBecomeActive(_ application: UIApplication) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func applicationWillResignActive(_ application: UIApplication) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func applicationWillTerminate(_ application: UIApplication) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func applicationDidReceiveMemoryWarning(
        _ application: UIApplication
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}

extension UIApplicationDelegate {
    /// Starts the app; `@main` on the delegate's class calls it.
    public static func main() {
        exit(Launch.run(delegateClass: self, arguments: CommandLine.arguments))
    }
}

/// Starts the app by hand, for programs with a `main.swift`.
///
/// - Parameters:
///   - argc: How many arguments there are.
///   - argv: The command line, the program's name first.
///   - principalClassName: Of the application's class; `nil` is `UIApplication`.
///   - delegateClassName: The delegate's class as `NSStringFromClass` writes it.
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    stopUnless(
        principalClassName == nil,
        """
        UIApplicationMain(_:_:_:_:): the app object is always a UIApplication on Linux, not a \
        \(principalClassName ?? "")
        """)
    guard let delegateClassName,
        let delegateClass = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type
    else {
        fatalError(
            """
            UIApplicationMain(_:_:_:_:): \(delegateClassName ?? "nil") is not the name of a class \
            that conforms to UIApplicationDelegate
            """)
    }
    let arguments = (0..<Int(argc)).compactMap { argv[$0].map { String(cString: $0) } }
    return Launch.run(delegateClass: delegateClass, arguments: arguments)
}
