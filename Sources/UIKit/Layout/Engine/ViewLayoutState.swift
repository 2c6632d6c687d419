import Foundation

/// What Auto Layout knows of one view. Views that have nothing to do with it have none.
@MainActor final class ViewLayoutState {
    var translatesAutoresizingMask = true
    /// The active constraints that the view holds, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: SystemGuides?
    var contentPriorities = ContentPriorities()

    /// The view as constraints refer to it.
    let item: LayoutItem

    /// The view's place in the engine of the island that it lies in.
    var box: LayoutBox? { item.box }
    /// For the root of an island, once it was laid out.
    var engine: LayoutEngine?
    /// For the root of an island: whether constraints came before there was an engine.
    var needsEngine = false

    /// How many constraints of views above are about this view or about what is in it.
    var referencesFromAbove = 0
    /// How many of them are about what is in it.
    var referencesInside = 0

    init(_ view: UIView) {
        item = LayoutItem(view)
    }
}

/// How strongly a view keeps to the size of its content.
struct ContentPriorities {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh
}

/// The guides that each view offers, made when they are asked for.
@MainActor final class SystemGuides {
    var safeArea: SystemLayoutGuide?
    var margins: SystemLayoutGuide?
    var readableContent: SystemLayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
}
