import Foundation

/// What covers a window's lower edge for people to type with.
@MainActor final class WindowKeyboard {
    /// In the window's coordinates; `nil` while nothing covers it.
    private(set) var frame: CGRect?
    private unowned let window: UIWindow

    /// As long as iOS's keyboard takes, in seconds.
    static let duration: TimeInterval = 0.25

    init(window: UIWindow) {
        self.window = window
    }

    /// Tells everybody that the keyboard comes, goes or becomes another size, and moves what follows
    /// it along. O(views in the window).
    ///
    /// UIKit posts the frame's change around the others
    /// (https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification).
    func move(to newFrame: CGRect?) {
        guard newFrame != frame else { return }
        let below = CGRect(
            x: 0, y: window.bounds.maxY, width: window.bounds.width,
            height: (newFrame ?? frame ?? .zero).height)
        let change = Change(old: frame ?? below, new: newFrame ?? below, isShown: newFrame != nil)
        frame = newFrame
        post(UIResponder.keyboardWillChangeFrameNotification, change)
        post(
            change.isShown
                ? UIResponder.keyboardWillShowNotification
                : UIResponder.keyboardWillHideNotification, change)
        UIView.animate(withDuration: Self.duration) { [window] in
            window.forEachInSubtree { $0.keyboardDidMove() }
            window.layoutIfNeeded()
        }
        window.clock.schedule(after: Self.duration) { [weak self] in self?.finish(change) }
    }

    private struct Change {
        var old: CGRect
        var new: CGRect
        var isShown: Bool
    }

    private func finish(_ change: Change) {
        post(
            change.isShown
                ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
            change)
        post(UIResponder.keyboardDidChangeFrameNotification, change)
    }

    private func post(_ name: Notification.Name, _ change: Change) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change.old),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change.new),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

extension UIWindow {
    /// Covers the window's lower edge, as a keyboard on the screen does; `nil` uncovers it.
    ///
    /// - Parameter height: In points.
    package func setKeyboard(height: CGFloat?) {
        keyboard.move(
            to: height.map {
                CGRect(x: 0, y: bounds.maxY - $0, width: bounds.width, height: $0)
            })
    }
}
