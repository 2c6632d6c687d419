public import Foundation

// What UIKit adds to Foundation's box for values.

extension NSValue {
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// - Precondition: The value was made of a rectangle, as those of the other two of theirs.
    public var cgRectValue: CGRect { rectValue }

    public var cgPointValue: CGPoint { pointValue }

    public var cgSizeValue: CGSize { sizeValue }
}

extension AnimatableValue {
    /// What is in the box; `nil` for a kind that nothing animates.
    init?(boxed value: NSValue) {
        switch String(cString: value.objCType) {
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.rectValue)
        case "{CGPoint=dd}": self = .point(value.pointValue)
        case "{CGSize=dd}": self = .size(value.sizeValue)
        default: return nil
        }
    }
}
