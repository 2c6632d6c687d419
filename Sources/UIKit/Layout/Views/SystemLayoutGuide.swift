import Foundation

/// A guide whose rectangle follows from its view's insets.
final class SystemLayoutGuide: UILayoutGuide {
    enum Area {
        case safeArea, margins, readableContent
    }

    let area: Area

    init(_ area: Area, of view: UIView) {
        self.area = area
        super.init()
        owningView = view
        identifier =
            switch area {
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .margins: "UIViewLayoutMarginsGuide"
            case .readableContent: "UIViewReadableContentGuide"
            }
    }

    override var placement: GuidePlacement? {
        guard let owningView else { return nil }
        switch area {
        case .safeArea: return GuidePlacement(insets: owningView.safeAreaInsets)
        case .margins: return GuidePlacement(insets: owningView.layoutMargins)
        case .readableContent: return GuidePlacement(insets: Self.readableInsets(of: owningView))
        }
    }

    /// The margins, and more where lines would become too long to read.
    private static func readableInsets(of view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let excess = view.bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }
}
