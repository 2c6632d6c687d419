import CGtk
import CGtkWidgets
import Foundation

/// Drags of the desktop's over a window, and those that leave it.
extension GTKWindow {
    func connectDrops() {
        dropTarget = uikit_drop_target_add(content, dropMoved, dropLeft, dropPerformed, context)
    }

    package func beginDrag(_ drag: HostDrag) -> Bool {
        guard !drag.representations.isEmpty,
            let surface = gtk_native_get_surface(OpaquePointer(window))
        else { return false }
        self.drag = GTKDrag(drag, from: surface, start: surfaceLocation(of: drag.start)) {
            [weak self] isTaken in self?.dragDidEnd(isTaken: isTaken)
        }
        guard self.drag != nil else { return false }
        pointerInput.forgetButtons()
        return true
    }

    private func dragDidEnd(isTaken: Bool) {
        // The drag is still telling.
        let ended = drag
        drag = nil
        delegate?.hostWindow(self, didEndDrag: isTaken)
        withExtendedLifetime(ended) {}
    }

    /// The desktop has the pointer: no more moves come, and no release.
    func pointerWasHandedOver(from event: HostPointerEvent) {
        var cancelled = event
        cancelled.phase = .cancelled
        delegate?.hostWindow(self, received: cancelled)
    }

    // MARK: - From GTK

    private func known(_ pointer: OpaquePointer) -> GTKDrop {
        if let drop, drop.pointer == pointer { return drop }
        let drop = GTKDrop(pointer)
        self.drop = drop
        return drop
    }

    fileprivate func dropDidMove(_ pointer: OpaquePointer, to location: CGPoint) -> GdkDragAction {
        let drop = known(pointer)
        drop.location = location
        guard drop.isReady else {
            // The answer is put right when it is known what is dragged.
            drop.whenReady { [weak self, weak drop] in
                guard let self, let drop, self.drop === drop else { return }
                let action = self.action(for: drop)
                gdk_drop_status(drop.pointer, action, action)
            }
            return GDK_ACTION_COPY
        }
        return action(for: drop)
    }

    /// To other programs every drop is a copy: what is moved inside the program, the program moves.
    private func action(for drop: GTKDrop) -> GdkDragAction {
        let answer = delegate?.hostWindow(self, movedDrop: drop, to: drop.location)
        switch answer {
        case .copied, .moved: return GDK_ACTION_COPY
        case .refused, nil: return GdkDragAction(rawValue: 0)
        }
    }

    fileprivate func dropDidLeave(_ pointer: OpaquePointer) {
        guard let drop, drop.pointer == pointer, !drop.isPerformed else { return }
        self.drop = nil
        delegate?.hostWindow(self, lostDrop: drop)
    }

    fileprivate func perform(_ pointer: OpaquePointer, at location: CGPoint) {
        let drop = known(pointer)
        drop.isPerformed = true
        self.drop = nil
        drop.whenReady { [weak self] in
            guard let self else { return }
            let isTaken = delegate?.hostWindow(self, performDrop: drop, at: location) ?? false
            drop.finish(with: isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
        }
    }
}

/// UIKitDropMotionHandler.
private func dropMoved(
    context: UnsafeMutableRawPointer?, drop: OpaquePointer?, x: Double, y: Double
) -> guint {
    guard let drop else { return 0 }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let moved = drop
    return withContext(context, as: GTKWindow.self, otherwise: 0) {
        $0.dropDidMove(moved, to: CGPoint(x: x, y: y)).rawValue
    }
}

/// UIKitDropLeaveHandler.
private func dropLeft(context: UnsafeMutableRawPointer?, drop: OpaquePointer?) {
    guard let drop else { return }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let left = drop
    withContext(context, as: GTKWindow.self, otherwise: ()) { $0.dropDidLeave(left) }
}

/// UIKitDropHandler.
private func dropPerformed(
    context: UnsafeMutableRawPointer?, drop: OpaquePointer?, x: Double, y: Double
) -> gboolean {
    guard let drop else { return 0 }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let performed = drop
    return withContext(context, as: GTKWindow.self, otherwise: 0) {
        $0.perform(performed, at: CGPoint(x: x, y: y))
        return 1
    }
}
