import Foundation
import UIKit

/// A window that prints everything its delegate hears.
@MainActor
final class WindowCheck: HostWindowDelegate {
    let window: GTKWindow
    private var frameCount = 0

    static func run() {
        do {
            try GTKDisplay.open()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(GTKDisplayError.exitCode)
        }
        let check = WindowCheck()
        check.window.show()
        exit(MainLoop.main.run())
    }

    init() {
        window = GTKWindow(title: "HostCheck", size: Picture.size)
        window.delegate = self
    }

    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat) {
        report("resized \(Int(size.width))x\(Int(size.height)) @\(Int(scale))")
    }

    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode? {
        frameCount += 1
        report("frame \(frameCount)")
        return Picture.node(size: window.size)
    }

    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent) {
        let point = "\(Int(event.location.x)),\(Int(event.location.y))"
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
        return false
    }

    func hostWindow(_ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier) {
        report("perform \(action)")
    }

    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier) {
        report("focus")
    }

    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool) {
        report(active ? "active" : "inactive")
    }

    func hostWindowDidClose(_ window: any HostWindow) {
        report("closed")
        MainLoop.main.stop()
    }
}

extension HostModifiers {
    /// " shift control", or nothing.
    var text: String {
        let names: [(HostModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
            (.command, "command"), (.capsLock, "capsLock"),
        ]
        return names.filter { contains($0.0) }.map { " " + $0.1 }.joined()
    }
}
