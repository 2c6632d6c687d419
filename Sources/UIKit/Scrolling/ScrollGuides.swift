import Foundation

/// The two guides of a scroll view: its content, and its frame.
@MainActor final class ScrollGuides {
    let content: ContentGuide
    let frame: FrameGuide

    init(_ scrollView: UIScrollView) {
        content = ContentGuide(scrollView)
        frame = FrameGuide(scrollView)
    }

    /// What is placed by the frame goes along with it.
    func viewDidScroll() {
        frame.box?.engine.setNeedsUpdate()
    }

    /// The content begins at the origin; constraints say how large it is.
    final class ContentGuide: UILayoutGuide {
        init(_ scrollView: UIScrollView) {
            super.init()
            owningView = scrollView
            identifier = "UIScrollView-contentLayoutGuide"
        }

        private var scrollView: UIScrollView? { owningView as? UIScrollView }

        override var placement: GuidePlacement? {
            GuidePlacement(x: 0, y: 0, widthInset: nil, heightInset: nil)
        }

        override var layoutFrame: CGRect {
            CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero)
        }

        /// Along an axis that no constraint speaks of, the content's size is the program's.
        override func layoutFrameDidChange() {
            guard let box, let scrollView, !box.engine.isTemporary else { return }
            var size = scrollView.contentSize
            let solved = box.frame(in: scrollView).size.scaled(by: scrollView.zoomScale)
            if box.extent.horizontal != .none { size.width = solved.width }
            if box.extent.vertical != .none { size.height = solved.height }
            scrollView.contentSize = size
        }
    }

    /// The visible part, which is elsewhere in the content as that scrolls.
    final class FrameGuide: UILayoutGuide {
        init(_ scrollView: UIScrollView) {
            super.init()
            owningView = scrollView
            identifier = "UIScrollView-frameLayoutGuide"
        }

        override var placement: GuidePlacement? {
            guard let origin = owningView?.bounds.origin else { return nil }
            return GuidePlacement(x: origin.x, y: origin.y, widthInset: 0, heightInset: 0)
        }

        override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    }
}
