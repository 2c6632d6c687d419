public import Foundation

/// How the buttons of a bar look in each of their states.
@MainActor open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public override convenience init() {
        self.init(style: .plain)
    }

    /// The usual look of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
        normal.titleTextAttributes = [.font: BarButtonView.font(for: style)]
    }

    final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        if state.contains(.disabled) { return disabled.titleTextAttributes }
        if state.contains(.highlighted) { return highlighted.titleTextAttributes }
        return state.contains(.focused) ? focused.titleTextAttributes : normal.titleTextAttributes
    }

    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        copy.focused.titleTextAttributes = focused.titleTextAttributes
        return copy
    }
}

/// How the buttons of a bar look in one state.
@MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// What is not in it, is as usual.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
