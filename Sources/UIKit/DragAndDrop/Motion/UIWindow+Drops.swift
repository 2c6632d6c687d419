package import Foundation

// What the desktop's drags tell a window.

extension UIWindow {
    package func hostWindow(
        _ window: any HostWindow, movedDrop drop: any HostDrop, to location: CGPoint
    ) -> HostDropAnswer {
        if hasWork { update() }
        let operation =
            drop.isLocal
            ? DragMotion.current?.desktopDidMove(to: location, in: self) ?? .cancel
            : ForeignDrop.move(drop, to: location, in: self)
        switch operation {
        case .copy: return .copied
        case .move: return .moved
        case .cancel, .forbidden: return .refused
        }
    }

    package func hostWindow(_ window: any HostWindow, lostDrop drop: any HostDrop) {
        if drop.isLocal {
            DragMotion.current?.desktopDidLeave()
        } else {
            ForeignDrop.leave(drop)
        }
    }

    package func hostWindow(
        _ window: any HostWindow, performDrop drop: any HostDrop, at location: CGPoint
    ) -> Bool {
        if drop.isLocal {
            return DragMotion.current?.desktopDidDrop(at: location, in: self) ?? false
        }
        return ForeignDrop.perform(drop, at: location, in: self)
    }

    package func hostWindow(_ window: any HostWindow, didEndDrag isTaken: Bool) {
        DragMotion.current?.desktopDidEnd(isTaken: isTaken)
    }
}
