import Foundation
import Testing

@testable import UIKit

@Suite struct EdgeInsetsTests {
    // https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)
    @Test func `insets move each edge inwards, and negative ones outwards`() {
        let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rectangle.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(
            rectangle.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
                == CGRect(x: 8, y: 19, width: 106, height: 54))
        #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
    }

    @Test func `leading is left or right by the direction of reading`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            insets.resolved(for: .leftToRight)
                == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            insets.resolved(for: .rightToLeft)
                == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
