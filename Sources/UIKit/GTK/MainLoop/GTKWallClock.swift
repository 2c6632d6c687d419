import CGtkWidgets
import Foundation

/// The system's time of day. One is enough for a process.
@MainActor final class GTKWallClock: WallClock {
    private var body: (@MainActor () -> Void)?
    private lazy var clock = uikit_wall_clock_new(
        wallClockIsDue, Unmanaged.passRetained(self).toOpaque())

    var now: Date { Date() }

    func callOnce(at date: Date, _ body: @escaping @MainActor () -> Void) {
        guard let clock else { return }
        self.body = body
        uikit_wall_clock_wait(clock, gint64(date.timeIntervalSince1970.rounded(.up)))
    }

    fileprivate func isDue() {
        let body = body
        self.body = nil
        body?()
    }
}

private func wallClockIsDue(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKWallClock.self, otherwise: ()) { $0.isDue() }
}
