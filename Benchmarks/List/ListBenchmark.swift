import Dispatch
import UIKit

/// A table of a million rows (`ROWS`) of two labels in a window, scrolled by 22 points a frame for
/// 2,000 frames (`STEPS`). `SIZING` has the cells say their heights. Prints what `ListPeer` prints of
/// GtkListView, and how often a cell was asked for.
@main
final class ListBenchmark: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ListScene.self
        return configuration
    }
}

final class ListScene: UIResponder, UIWindowSceneDelegate {
    private var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        window.rootViewController = ListController(style: .plain)
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ListController: UITableViewController {
    private let rows = ListController.number("ROWS") ?? 1_000_000
    private let steps = ListController.number("STEPS") ?? 2_000
    private var cellCount = 0
    private var frames = -30
    private var start = Usage.now
    private var link: CADisplayLink?

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("frame", ListController.frame)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ListRow.self, forCellReuseIdentifier: "row")
        if Self.number("SIZING") == nil { tableView.rowHeight = 46 }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        cellCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let number = indexPath.row
        let phone = String(number * 7919 % 10_000_000)
        let padding = String(repeating: "0", count: 7 - phone.count)
        cell.textLabel?.text = "Person number \(number)"
        cell.detailTextLabel?.text = "person\(number)@example.org, +49 30 \(padding)\(phone)"
        return cell
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        MainLoop.main.performWhenIdle { [self] in
            GTKDisplay.synchronize()
            let launch =
                ProcessInfo.processInfo.environment["LAUNCH_START"].flatMap(Double.init) ?? 0
            let now = Double(DispatchTime.now().uptimeNanoseconds)
            print(String(format: "first frame %.2f ms", (now - launch) / 1e6))
            print("cells made for it \(cellCount)")
            let link = CADisplayLink(target: self, selector: "frame")
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    private func frame() {
        frames += 1
        if frames == 0 {
            start = Usage.now
            cellCount = 0
        }
        guard frames >= 0 else { return }
        if frames == steps { return finish() }
        tableView.contentOffset.y += 22
    }

    private func finish() {
        link?.invalidate()
        let end = Usage.now
        print(String(format: "CPU per frame %.4f ms", (end.cpu - start.cpu) / Double(steps)))
        print(String(format: "cells per frame %.3f", Double(cellCount) / Double(steps)))
        print(String(format: "end %.0f points", tableView.contentOffset.y))
        print(String(format: "most memory %.2f MB", end.memory))
        MainLoop.main.stop()
    }
}

/// One row: a title and a line below it.
final class ListRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }
}

/// What the process has used.
struct Usage {
    /// In milliseconds, of the user's and the system's time.
    let cpu: Double
    /// In megabytes, the most so far.
    let memory: Double

    static var now: Usage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func milliseconds(_ time: timeval) -> Double {
            Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
        }
        return Usage(
            cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            memory: Double(usage.ru_maxrss) / 1024)
    }
}
