import Foundation
import UIKit

/// A window with a scroll view, which says where its content is.
@MainActor
final class ScrollCheck: NSObject, UIScrollViewDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let counter: FrameCounter
    private var expected: String?
    private static var check: ScrollCheck?

    static func run() {
        do {
            Platform.current = try GTKPlatform()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(GTKDisplayError.exitCode)
        }
        let check = ScrollCheck()
        Self.check = check
        Commands.read { check.perform($0) }
        exit(MainLoop.main.run())
    }

    private override init() {
        counter = FrameCounter(window)
        super.init()
        for row in 0..<50 {
            let label = UILabel(frame: CGRect(x: 16, y: row * 40, width: 268, height: 40))
            label.text = "Row \(row)"
            scrollView.addSubview(label)
        }
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        scrollView.delegate = self
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let controller = UIViewController()
        controller.title = "HostCheck"
        controller.view.frame = window.bounds
        controller.view.addSubview(scrollView)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.host?.delegate = counter
        counter.whenFirstDrawn = { report("ready") }
        counter.whenDrawn = { [weak self] in self?.sayIfBarsAreShown() }
    }

    private func perform(_ command: [String]) {
        let line = command.joined(separator: " ")
        switch command[0] {
        case "expect":
            expected = command[1]
            report("done \(line)")
            sayIfExpected()
        case "expect-bar":
            expectsBar = true
            report("done \(line)")
            sayIfBarsAreShown()
        case "rest": waitForRest { report("done \(line)") }
        default: report("unknown command \(line)")
        }
    }

    private var place: String {
        "\(Int(scrollView.contentOffset.x)),\(Int(scrollView.contentOffset.y))"
    }

    /// Layers of the scroll view itself that belong to no view and are to be seen.
    private var shownBars: Int {
        (scrollView.layer.sublayers ?? []).count { layer in
            layer.opacity > 0 && !layer.isHidden
                && !scrollView.subviews.contains { $0.layer === layer }
        }
    }

    private var expectsBar = false

    private func sayIfBarsAreShown() {
        guard expectsBar, shownBars > 0 else { return }
        expectsBar = false
        report("bars \(shownBars)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        sayIfExpected()
    }

    private func sayIfExpected() {
        guard let expected, expected == place else { return }
        self.expected = nil
        report("at \(expected)")
    }

    // MARK: - Rest

    /// Waits until the bars are gone and no frame has come for a while, and then counts the frames of
    /// a second more.
    private func waitForRest(_ completion: @escaping @MainActor () -> Void) {
        let count = counter.count
        GTKClock.shared.schedule(after: 1) { [self] in
            guard counter.count == count else { return waitForRest(completion) }
            GTKClock.shared.schedule(after: 1) { [self] in
                report("rests at \(place), frames in a second: \(counter.count - count)")
                completion()
            }
        }
    }
}

/// Stands between a window and its host, and counts the frames that are drawn.
@MainActor
private final class FrameCounter: HostWindowDelegate {
    private unowned let window: UIWindow
    private(set) var count = 0
    var whenFirstDrawn: (() -> Void)?
    var whenDrawn: (() -> Void)?

    init(_ window: UIWindow) {
        self.window = window
    }

    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode? {
        count += 1
        let node = self.window.hostWindow(window, drawFrameAt: time)
        whenFirstDrawn?()
        whenFirstDrawn = nil
        whenDrawn?()
        return node
    }

    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat) {
        self.window.hostWindow(window, didResizeTo: size, scale: scale)
    }

    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent) {
        self.window.hostWindow(window, received: event)
    }

    func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool {
        self.window.hostWindow(window, received: event)
    }

    func hostWindow(_ window: any HostWindow, received event: HostTextEvent) {
        self.window.hostWindow(window, received: event)
    }

    func hostWindow(
        _ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier
    ) {
        self.window.hostWindow(window, perform: action, on: identifier)
    }

    func hostWindow(
        _ window: any HostWindow, setValue value: Double, of identifier: ObjectIdentifier
    ) {
        self.window.hostWindow(window, setValue: value, of: identifier)
    }

    func hostWindow(
        _ window: any HostWindow, setText text: String, of identifier: ObjectIdentifier
    ) {
        self.window.hostWindow(window, setText: text, of: identifier)
    }

    func hostWindow(
        _ window: any HostWindow, selectText anchor: Int, to caret: Int,
        of identifier: ObjectIdentifier
    ) {
        self.window.hostWindow(window, selectText: anchor, to: caret, of: identifier)
    }

    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier) {
        self.window.hostWindow(window, didFocus: identifier)
    }

    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool) {
        self.window.hostWindow(window, didBecomeActive: active)
    }

    func hostWindowDidClose(_ window: any HostWindow) {
        self.window.hostWindowDidClose(window)
    }
}
