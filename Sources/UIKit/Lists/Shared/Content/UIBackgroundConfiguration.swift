public import Foundation

/// What is behind a cell's content: a colour, a line around it, rounded corners, a view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Takes the place of what the configuration draws besides its colour.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// From the cell's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil takes the view's tint colour.
    public var backgroundColor: UIColor?
    /// Nil takes the view's tint colour.
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0

    /// What a selected or highlighted cell is drawn in, where the style says so.
    var activeColor: UIColor?

    private init(_ color: UIColor?, active: UIColor?) {
        backgroundColor = color
        activeColor = active
    }

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear, active: nil)
    }

    /// What a button without a look of its own begins with.
    static func button() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(nil, active: nil)
        configuration.cornerRadius = 5.95
        return configuration
    }

    /// For a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground, active: .systemGray4)
    }

    /// For a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground, active: .systemGray4)
    }

    /// For a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground, active: nil)
    }

    /// For a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// For a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.clear, active: .systemGray4)
        configuration.cornerRadius = 10
        return configuration
    }

    /// For a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// For a row of a list that a sidebar stands beside.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        listSidebarCell()
    }

    /// The configuration for a state, such as that of a selected cell.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let activeColor, let state = state as? UICellConfigurationState else { return self }
        var updated = self
        if state.isSelected || state.isHighlighted || state.isSwiped && state.isSelected {
            updated.backgroundColor = activeColor
        }
        return updated
    }

    /// The colour that is drawn.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColor ?? tintColor
    }

    /// Whether a layer's own colour is all that it takes.
    var isPlain: Bool {
        customView == nil && cornerRadius == 0 && backgroundInsets == .zero && strokeWidth == 0
    }
}
