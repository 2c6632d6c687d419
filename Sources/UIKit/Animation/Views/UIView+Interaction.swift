extension UIView {
    /// Whether this view or one that it is in is animated without `allowUserInteraction`, so that
    /// touches on it are dropped
    /// (https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction).
    var isMovingUnderTouches: Bool {
        var view: UIView? = self
        while let current = view {
            if current.layer.animations?.blocksInteraction ?? false { return true }
            view = current.superview
        }
        return false
    }
}
