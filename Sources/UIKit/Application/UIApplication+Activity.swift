import Foundation

extension UIApplication {
    /// The app got the person's attention, or lost it: one of its windows has the keyboard, or none.
    ///
    /// The delegate hears of it before those who observe the notifications
    /// (https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)).
    final func activityDidChange(_ isActive: Bool) {
        guard isActive != (applicationState == .active) else { return }
        if isActive {
            applicationState = .active
            try? delegate?.applicationDidBecomeActive(self)
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        } else {
            try? delegate?.applicationWillResignActive(self)
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            applicationState = .inactive
        }
    }
}
