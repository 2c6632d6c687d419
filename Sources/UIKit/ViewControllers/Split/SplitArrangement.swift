import Foundation

/// Where the columns of a split view are, from its size and what is to be seen.
struct SplitArrangement {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    /// The columns' places; those of hidden ones are beside the view.
    private(set) var frames: [Column: CGRect] = [:]

    /// - Parameters:
    ///   - sidebars: The columns beside the content, the outermost first, with their widths in points.
    ///   - runsRight: Whether the sidebar is at the right edge.
    init(size: CGSize, mode: Mode, sidebars: [(column: Column, width: CGFloat)], runsRight: Bool) {
        // Worked out for a sidebar on the left, and turned over at the end.
        let seen = sidebars.suffix(mode.sidebarCount)
        let seenWidth = seen.reduce(0) { $0 + $1.width }
        var x = -sidebars.dropLast(seen.count).reduce(0) { $0 + $1.width }
        for sidebar in sidebars {
            frames[sidebar.column] = CGRect(x: x, y: 0, width: sidebar.width, height: size.height)
            x += sidebar.width
        }
        var content = CGRect(origin: .zero, size: size)
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            content.origin.x = seenWidth
            content.size.width = max(0, size.width - seenWidth)
        case .twoDisplaceSecondary:
            // The inner column keeps its place beside the content; both go aside.
            let beside = seen.last?.width ?? 0
            content.origin.x = seenWidth
            content.size.width = max(0, size.width - beside)
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: break
        }
        frames[.secondary] = content
        guard runsRight else { return }
        frames = frames.mapValues { frame in
            CGRect(
                x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
    }
}
