import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum

@MainActor @Suite struct ContentModeTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
    private let size = CGSize(width: 20, height: 40)

    @Test(
        arguments: [
            (.scaleToFill, 10, 20, 100, 60), (.redraw, 10, 20, 100, 60),
            (.scaleAspectFit, 45, 20, 30, 60), (.scaleAspectFill, 10, -50, 100, 200),
            (.center, 50, 30, 20, 40), (.top, 50, 20, 20, 40), (.bottom, 50, 40, 20, 40),
            (.left, 10, 30, 20, 40), (.right, 90, 30, 20, 40), (.topLeft, 10, 20, 20, 40),
            (.topRight, 90, 20, 20, 40), (.bottomLeft, 10, 40, 20, 40),
            (.bottomRight, 90, 40, 20, 40),
        ] as [(UIView.ContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `content is placed as the mode says`(
        mode: UIView.ContentMode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
    ) {
        #expect(
            mode.placement(of: size, in: bounds)
                == CGRect(x: x, y: y, width: width, height: height))
    }

    @Test func `content of no size makes no infinite rectangle`() {
        for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .center] {
            let place = mode.placement(of: CGSize(width: 0, height: 5), in: bounds)
            #expect(place.width.isFinite && place.height.isFinite)
        }
    }
}
