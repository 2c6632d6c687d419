public import Foundation
import UIKit

extension TestScreen {
    /// Covers the screen's lower edge, as a phone's keyboard does: apps hear of it through
    /// `UIResponder.keyboardWillShowNotification` and its like, and `keyboardLayoutGuide` follows.
    ///
    /// - Parameter height: In points.
    public func showKeyboard(height: CGFloat) {
        settle()
        window.setKeyboard(height: height)
        settle()
    }

    /// Uncovers it.
    public func hideKeyboard() {
        settle()
        window.setKeyboard(height: nil)
        settle()
    }
}
