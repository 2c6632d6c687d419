import Foundation

/// Takes an app from its command line to its end.
@MainActor enum Launch {
    /// The app did as it was told.
    private static let success: Int32 = 0
    /// The command line could not be followed, or there was no display.
    private static let unusable: Int32 = 2
    /// A picture could not be written.
    private static let failure: Int32 = 1

    static let objectInitializer = ClassInitializer<NSObject, Void>(of: NSObject.self)

    static func run(delegateClass: any UIApplicationDelegate.Type, arguments: [String]) -> Int32 {
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
        let options: LaunchOptions
        do {
            options = try LaunchOptions(arguments: Array(arguments.dropFirst()))
        } catch {
            complain("\(program): \(error)")
            return unusable
        }
        if options.showsHelp {
            print("Usage: \(program) [options]\n\n\(LaunchOptions.help)")
            return success
        }
        return options.isHeadless
            ? runHeadless(delegateClass, options, program)
            : runInWindows(delegateClass, options, program)
    }

    static func lastWindowWasClosed() {
        Platform.current.lastWindowWasClosed()
    }

    // MARK: - Two ways to run

    private static func runInWindows(
        _ delegateClass: any UIApplicationDelegate.Type, _ options: LaunchOptions, _ program: String
    ) -> Int32 {
        let instance = GTKInstance()
        guard isFirst(instance, options, program) else { return success }
        let platform: GTKPlatform
        do {
            platform = try GTKPlatform(remembersSizes: true)
        } catch {
            complain("\(error)")
            return unusable
        }
        Platform.current = platform
        start(delegateClass, opening: options.files)
        let time = SignificantTime(GTKWallClock())
        time.follow()
        let code = withExtendedLifetime((instance, time)) { MainLoop.main.run() }
        finish()
        return code
    }

    /// Whether this is the first process of the app. If not, the first one comes to the front, and has
    /// been handed what this one was to open.
    static func isFirst(
        _ instance: any HostInstance, _ options: LaunchOptions, _ program: String
    ) -> Bool {
        instance.onStart = { UIApplication.shared.wasStartedAgain(opening: $0) }
        let name = InstanceName.name(
            identifier: Bundle.main.bundleIdentifier, program: program, instance: options.instance)
        return instance.claim(name, handingOver: options.files)
    }

    private static func runHeadless(
        _ delegateClass: any UIApplicationDelegate.Type, _ options: LaunchOptions, _ program: String
    ) -> Int32 {
        Platform.current = HeadlessPlatform(
            screenSize: options.size, scale: options.scale, style: options.isDark ? .dark : .light,
            contentSize: options.contentSize,
            direction: options.isRightToLeft ? .rightToLeft : .leftToRight)
        start(delegateClass, opening: options.files)
        defer { finish() }
        guard let window = UIApplication.shared.allWindows.last else {
            complain("\(program) showed no window when it started, so there is no picture to take.")
            return failure
        }
        window.settle()
        if options.printsTree {
            print(ViewDescription.tree(of: window))
        }
        guard let path = options.snapshotPath else { return success }
        do {
            try WindowPicture.write(window, scale: options.scale, to: path)
            return success
        } catch {
            complain("\(program): \(error)")
            return failure
        }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    // MARK: - Start and end

    static func start(_ delegateClass: any UIApplicationDelegate.Type, opening files: [URL] = []) {
        let application = UIApplication.shared
        guard let objectClass = delegateClass as? NSObject.Type,
            let delegate = objectInitializer.make(objectClass) as? any UIApplicationDelegate
        else { fatalError("\(delegateClass) has to be a subclass of NSObject") }
        application.delegate = delegate
        _ = try? delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = try? delegate.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application)
        application.connectScenes(opening: files)
        if application.connectedScenes.isEmpty { application.open(files) }
        application.applicationState = .inactive
        application.activityDidChange(true)
    }

    static func finish() {
        let application = UIApplication.shared
        for scene in application.connectedScenes { scene.disconnect() }
        application.activityDidChange(false)
        NotificationCenter.default.post(
            name: UIApplication.willTerminateNotification, object: application)
        try? application.delegate?.applicationWillTerminate(application)
    }
}
