import Foundation
import UIKit

/// A window that prints everything its delegate hears, and does what standard input says.
@MainActor
final class WindowCheck: HostWindowDelegate {
    private var window: GTKWindow?
    private let elements = AccessibleElements()
    private var frameCount = 0
    private var whenPerformed: [String] = []
    private var usesTab = true
    private var expectedTime: TimeInterval?

    static func run(withTitleBar: Bool) {
        openDisplay()
        let check = WindowCheck()
        if withTitleBar {
            TitleBar.addToFirstWindow()
        }
        check.window?.show()
        Commands.read { check.perform($0) }
        exit(MainLoop.main.run())
    }

    static func openDisplay() {
        do {
            try GTKDisplay.open()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(GTKDisplayError.exitCode)
        }
    }

    private init() {
        window = GTKWindow(title: "HostCheck", size: Picture.size)
        window?.delegate = self
    }

    private func perform(_ command: [String]) {
        switch command[0] {
        case "frame": window?.setNeedsFrame()
        case "elements": window?.setAccessibleElements(elements.list(named: command[1]))
        case "summary": report("list " + elements.summary(of: elements.list(named: command[1])))
        case "focus": window?.setFocusedElement(elements.identifier(of: command[1]))
        case "announce": window?.announce(command[1])
        case "leave-tab": usesTab = false
        case "title": window?.title = command[1]
        case "close": window?.close()
        case "release": window = nil
        case "stop": MainLoop.main.stop()
        case "when-performed": whenPerformed = Array(command.dropFirst())
        case "next-frame": GTKClock.shared.onNextFrame { _ in report("clock's frame") }
        case "next-frame-drawn": drawAtClocksFrame()
        case "animate": animate(frames: 5)
        default: report("unknown command \(command[0])")
        }
        report("done \(command.joined(separator: " "))")
    }

    /// The frame that the clock calls for is the one that is drawn, and has the same time.
    private func drawAtClocksFrame() {
        window?.setNeedsFrame()
        GTKClock.shared.onNextFrame { [weak self] time in
            report("clock's frame")
            self?.expectedTime = time
        }
    }

    /// Marks the window from the clock's calls, as an animation does.
    private func animate(frames: Int) {
        guard frames > 0 else { return }
        GTKClock.shared.onNextFrame { [weak self] time in
            self?.expectedTime = time
            self?.window?.setNeedsFrame()
            self?.animate(frames: frames - 1)
        }
    }

    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat) {
        report("resized \(Int(size.width))x\(Int(size.height)) @\(Int(scale))")
    }

    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode? {
        frameCount += 1
        if let expectedTime, expectedTime != time || GTKClock.shared.now != time {
            report("the clock says \(expectedTime), \(GTKClock.shared.now); the frame \(time)")
        }
        expectedTime = nil
        report("frame \(frameCount)")
        return Picture.node(size: window.size)
    }

    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent) {
        let point = [event.location.x, event.location.y].map { String(format: "%g", $0) }
            .joined(separator: ",")
        var line = "pointer \(event.phase) \(event.device) button=\(event.button) at \(point)"
        if event.phase == .scrolled {
            line += " by \(Int(event.scrollDelta.dx)),\(Int(event.scrollDelta.dy))"
        }
        report(line + event.modifiers.text)
    }

    func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool {
        let kind = event.isPress ? (event.isRepeat ? "repeat" : "press") : "release"
        let code = String(event.keyValue, radix: 16)
        report("key \(kind) \(code) \(event.characters.debugDescription)" + event.modifiers.text)
        return usesTab
    }

    func hostWindow(
        _ window: any HostWindow, setText text: String, of identifier: ObjectIdentifier
    ) {}
    func hostWindow(
        _ window: any HostWindow, selectText anchor: Int, to caret: Int,
        of identifier: ObjectIdentifier
    ) {}
    func hostWindow(_ window: any HostWindow, received event: HostTextEvent) {
        report("text \(event)")
    }

    func hostWindow(
        _ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier
    ) {
        report("perform \(action) on \(elements.name(of: identifier))")
        if !whenPerformed.isEmpty {
            perform(whenPerformed)
        }
    }

    func hostWindow(
        _ window: any HostWindow, setValue value: Double, of identifier: ObjectIdentifier
    ) {
        report("set \(elements.name(of: identifier)) to \(value)")
    }

    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier) {
        report("focused \(elements.name(of: identifier))")
    }

    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool) {
        report(active ? "active" : "inactive")
    }

    func hostWindowDidClose(_ window: any HostWindow) {
        report("closed")
        MainLoop.main.stop(exitCode: 7)
    }
}

extension HostModifiers {
    /// " shift control", or nothing.
    fileprivate var text: String {
        let names: [(HostModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
            (.command, "command"), (.capsLock, "capsLock"),
        ]
        return names.filter { contains($0.0) }.map { " " + $0.1 }.joined()
    }
}
