import Foundation

@MainActor extension UIListContentConfiguration {
    /// In points.
    private static var cellMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    private static func margins(
        top: CGFloat, bottom: CGFloat, leading: CGFloat = 16, trailing: CGFloat = 16
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// One text, and a second one below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.body, .label),
            secondary: TextProperties(.subheadline, .secondaryLabel), margins: cellMargins)
    }

    /// A text, and a smaller one below.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.body, .label),
            secondary: TextProperties(.caption1, .secondaryLabel), margins: cellMargins)
    }

    /// A text, and a value at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: TextProperties(.body, .label), secondary: TextProperties(.body, .secondaryLabel),
            margins: cellMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// For a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.footnote, .secondaryLabel, weight: .semibold),
            secondary: TextProperties(.footnote, .secondaryLabel),
            margins: margins(top: 6, bottom: 6))
    }

    /// For a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.footnote, .secondaryLabel),
            secondary: TextProperties(.footnote, .secondaryLabel),
            margins: margins(top: 6, bottom: 6))
    }

    /// For a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: TextProperties(.footnote, .secondaryLabel),
            secondary: TextProperties(.footnote, .secondaryLabel),
            margins: margins(top: 17, bottom: 6))
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// For a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.footnote, .secondaryLabel),
            secondary: TextProperties(.footnote, .secondaryLabel),
            margins: margins(top: 8, bottom: 8))
    }

    /// For a header that stands out in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.headline, .label, weight: .bold),
            secondary: TextProperties(.subheadline, .secondaryLabel),
            margins: margins(top: 12, bottom: 8))
    }

    /// For a header that stands out very much in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.title3, .label, weight: .bold),
            secondary: TextProperties(.subheadline, .secondaryLabel),
            margins: margins(top: 12, bottom: 8))
    }

    /// For a row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// For a row of a sidebar with a smaller text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = subtitleCell()
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// For a row of a list that a sidebar stands beside.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// For a row, with a smaller text below, of a list that a sidebar stands beside.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        sidebarSubtitleCell()
    }

    /// For a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.title3, .label, weight: .semibold),
            secondary: TextProperties(.subheadline, .secondaryLabel),
            margins: margins(top: 8, bottom: 8))
    }
}
