public import Foundation

extension UIApplication {
    /// Posted when the machine is short of memory.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// The machine is short of memory: tells the app's delegate, those who listen, and the controllers
    /// of all windows, those who are not on the screen too.
    func memoryIsShort() {
        try? delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(
            name: Self.didReceiveMemoryWarningNotification, object: self)
        for window in allWindows { window.rootViewController?.tellOfMemoryWarning() }
    }
}

extension UIViewController {
    fileprivate func tellOfMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.tellOfMemoryWarning() }
        presentation?.presented.tellOfMemoryWarning()
    }
}
