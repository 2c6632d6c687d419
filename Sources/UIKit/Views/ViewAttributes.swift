import Foundation

/// What few views set, so that the many others do not carry it.
@MainActor final class ViewAttributes {
    /// Shared by all views that set none of it; never changed.
    static let none = ViewAttributes()

    var tag = 0
    var tintColor: UIColor?
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var gestureRecognizers: [UIGestureRecognizer] = []
    var accessibility = AccessibilityAttributes()
    var traitObservers: [TraitObserver] = []
    var mask: UIView?
    var interactions: [any UIInteraction] = []
    /// What looks for whole classes gave the view.
    var looks: [AnyHashable: Any] = [:]
}
