import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property: what is
// gained or lost goes to the flexible parts in proportion to their sizes.

@MainActor @Suite struct AutoresizingTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func child(
        _ mask: UIView.AutoresizingMask,
        frame: CGRect = CGRect(x: 10, y: 10, width: 30, height: 30)
    ) -> UIView {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        parent.addSubview(view)
        return view
    }

    @Test(
        arguments: [
            ([], 10, 30), ([.flexibleWidth], 10, 130), ([.flexibleLeftMargin], 110, 30),
            ([.flexibleRightMargin], 10, 30),
            ([.flexibleLeftMargin, .flexibleRightMargin], 24.2857, 30),
            ([.flexibleWidth, .flexibleRightMargin], 10, 63.3333),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func `the flexible parts share what is gained`(
        mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat
    ) {
        let view = child(mask)
        parent.frame.size.width = 200
        #expect(abs(view.frame.minX - x) < 0.001)
        #expect(abs(view.frame.width - width) < 0.001)
        #expect(view.frame.minY == 10)
        #expect(view.frame.height == 30)
    }

    @Test func `a superview that had no size gives the whole size to what fills it`() {
        parent.frame = .zero
        let view = child([.flexibleWidth, .flexibleHeight], frame: .zero)
        parent.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `a superview can leave its subviews alone`() {
        let view = child([.flexibleWidth])
        parent.autoresizesSubviews = false
        parent.frame.size.width = 200
        #expect(view.frame.width == 30)
    }

    @Test func `moving or scrolling a superview resizes nothing`() {
        let view = child([.flexibleWidth, .flexibleLeftMargin])
        parent.center = CGPoint(x: 500, y: 500)
        parent.bounds.origin = CGPoint(x: 50, y: 0)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    }
}
