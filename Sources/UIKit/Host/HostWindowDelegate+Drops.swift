package import Foundation

/// What a view says to a drag of the desktop's.
package enum HostDropAnswer: Equatable, Sendable {
    case refused, copied, moved
}

// Whoever shows no views takes no drops.

extension HostWindowDelegate {
    package func hostWindow(
        _ window: any HostWindow, movedDrop drop: any HostDrop, to location: CGPoint
    ) -> HostDropAnswer { .refused }

    package func hostWindow(_ window: any HostWindow, lostDrop drop: any HostDrop) {}

    package func hostWindow(
        _ window: any HostWindow, performDrop drop: any HostDrop, at location: CGPoint
    ) -> Bool { false }

    package func hostWindow(_ window: any HostWindow, didEndDrag isTaken: Bool) {}
}
