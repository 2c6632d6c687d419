extension UIPress {
    /// Alt with the arrow to where one came from, as in browsers and file windows.
    func isBackKey(in view: UIView?) -> Bool {
        guard let key, key.modifierFlags.contains(.alternate),
            key.modifierFlags.isDisjoint(with: [.control, .shift, .command])
        else { return false }
        let runsLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return key.keyCode == (runsLeft ? .keyboardRightArrow : .keyboardLeftArrow)
    }
}
