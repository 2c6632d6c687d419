import Foundation

extension UIApplication {
    /// The app got the person's attention, or lost it: one of its windows has the keyboard, or none.
    ///
    /// The delegate hears of it before those who observe the notifications, and only in an app whose scenes
    /// have no delegates, which are told otherwise
    /// (https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle).
    final func activityDidChange(_ isActive: Bool) {
        guard isActive != (applicationState == .active) else { return }
        let hasScenes = connectedScenes.contains { $0.delegate != nil }
        let delegate = hasScenes ? nil : delegate
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
