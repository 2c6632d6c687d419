import Foundation

/// Tells the app when a day begins, when daylight saving does or ends, and when somebody sets the clock.
@MainActor final class SignificantTime {
    private let clock: any WallClock
    private let calendar: Calendar

    init(_ clock: any WallClock, calendar: Calendar = .autoupdatingCurrent) {
        self.clock = clock
        self.calendar = calendar
    }

    /// Begins, and goes on for as long as this object is there.
    func follow() {
        clock.callOnce(at: next) { [weak self] in
            guard let self else { return }
            UIApplication.shared.timeChangedSignificantly()
            follow()
        }
    }

    private var next: Date {
        let now = clock.now
        let today = calendar.startOfDay(for: now)
        let later = calendar.date(byAdding: .day, value: 1, to: today) ?? now + 86_400
        // There are places where the clock goes from midnight to one.
        let midnight = calendar.startOfDay(for: later)
        let saving = calendar.timeZone.nextDaylightSavingTimeTransition(after: now)
        return [midnight, saving].compactMap { $0 }.filter { $0 > now }.min() ?? now + 86_400
    }
}

extension UIApplication {
    /// Posted when a day begins, when daylight saving does or ends, and when somebody sets the clock.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")

    /// Tells the delegate, and then everybody else.
    func timeChangedSignificantly() {
        try? delegate?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(
            name: Self.significantTimeChangeNotification, object: self)
    }
}
