import Foundation
import Testing

@testable import UIKit

struct BoxedValueTests {
    @Test func `rectangles, points and sizes come out of their boxes as they went in`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    }

    @Test func `an animation takes values in boxes`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(AnimatableValue(NSValue(cgRect: rect)) == .rect(rect))
        #expect(AnimatableValue(NSValue(cgPoint: rect.origin)) == .point(rect.origin))
        #expect(AnimatableValue(NSValue(cgSize: rect.size)) == .size(rect.size))
        #expect(AnimatableValue(NSNumber(value: 2)) == .number(2))
    }
}
