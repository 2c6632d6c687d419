import BeelineTesting
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct ScrollRenderingTests {
    @Test func `scrolling draws nothing anew that is in the content`() {
        let scroll = ScrollScreen()
        let rows = (0..<50).map { index in
            let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 300, height: 40))
            label.text = "Row \(index)"
            return label
        }
        rows.forEach(scroll.content.addSubview)
        let host = scroll.screen.window.layer
        _ = host.renderNode()
        let content = scroll.content.layer.renderNode()
        let row = rows[7].layer.renderNode()
        let own = scroll.scrollView.layer.renderNode()
        scroll.scrollView.contentOffset.y = 77
        scroll.screen.settle()
        _ = host.renderNode()
        #expect(scroll.content.layer.renderNode() === content)
        #expect(rows[7].layer.renderNode() === row)
        #expect(scroll.scrollView.layer.renderNode() !== own)
    }

    @Test func `a scroll view that is let go in the midst of a drag leaves nothing behind`() {
        let scroll = ScrollScreen()
        weak var inner: UIScrollView?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.contentSize = CGSize(width: 300, height: 2000)
            scroll.content.addSubview(view)
            inner = view
        }
        scroll.screen.touchDown(at: CGPoint(x: 150, y: 350))
        scroll.screen.touchMove(to: CGPoint(x: 150, y: 330))
        inner?.removeFromSuperview()
        #expect(inner == nil)
        scroll.screen.touchMove(to: CGPoint(x: 150, y: 250))
        scroll.screen.touchUp()
        scroll.screen.advance(by: 5)
        #expect(!scroll.scrollView.isDragging && !scroll.scrollView.isTracking)
    }
}
