import CGtk
import Foundation
import UIKit

/// Prints how long it takes from `exec` to the first frame, and ends; the same measure as the smallest
/// program in C prints.
@MainActor
final class LaunchCheck: HostWindowDelegate {
    private let window: GTKWindow
    private static var check: LaunchCheck?

    static func run() {
        WindowCheck.openDisplay()
        check = LaunchCheck()
        check?.window.show()
        exit(MainLoop.main.run())
    }

    private init() {
        window = GTKWindow(title: "Launch", size: CGSize(width: 400, height: 800))
        window.delegate = self
    }

    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode? {
        // Idle comes after the frame's last phase.
        MainLoop.main.performWhenIdle {
            // The X server has the picture then.
            gdk_display_sync(gdk_display_get_default())
            let start = ProcessInfo.processInfo.environment["BENCH_T0"].flatMap(Double.init) ?? 0
            let now = Double(DispatchTime.now().uptimeNanoseconds)
            report("first frame \(((now - start) / 10_000).rounded() / 100) ms")
            MainLoop.main.stop()
        }
        return Picture.node(size: window.size)
    }

    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat) {}
    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent) {}
    func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool { false }
    func hostWindow(
        _ window: any HostWindow, setText text: String, of identifier: ObjectIdentifier
    ) {}
    func hostWindow(
        _ window: any HostWindow, selectText anchor: Int, to caret: Int,
        of identifier: ObjectIdentifier
    ) {}
    func hostWindow(_ window: any HostWindow, received event: HostTextEvent) {}
    func hostWindow(
        _ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier
    ) {}
    func hostWindow(
        _ window: any HostWindow, setValue value: Double, of identifier: ObjectIdentifier
    ) {}
    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier) {}
    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool) {}
    func hostWindowDidClose(_ window: any HostWindow) {}
}
