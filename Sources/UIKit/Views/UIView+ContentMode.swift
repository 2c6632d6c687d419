import Foundation

extension UIView {
    /// How content fills a view whose size differs from the content's.
    public enum ContentMode: Int, Sendable {
        /// As large as the view, whatever becomes of the proportions.
        case scaleToFill = 0
        /// As large as the view allows with all of it seen.
        case scaleAspectFit = 1
        /// As small as covers the view; what stands out is seen too unless `clipsToBounds` is true.
        case scaleAspectFill = 2
        /// As `scaleToFill`, drawn anew at each size.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// What follows a superview's size: the margins and sizes named here stretch, the others stay.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension UIView.ContentMode {
    /// Where content of a size goes in a rectangle, in the rectangle's coordinates.
    func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let widthRatio = bounds.width / size.width
        let heightRatio = bounds.height / size.height
        switch self {
        case .scaleToFill, .redraw:
            return bounds
        case .scaleAspectFit:
            return aligned(size.scaled(by: min(widthRatio, heightRatio)), in: bounds)
        case .scaleAspectFill:
            return aligned(size.scaled(by: max(widthRatio, heightRatio)), in: bounds)
        default:
            return aligned(size, in: bounds)
        }
    }

    private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * horizontalShare,
            y: bounds.minY + (bounds.height - size.height) * verticalShare,
            width: size.width, height: size.height)
    }

    /// How much of the spare width lies left of the content.
    private var horizontalShare: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// How much of the spare height lies above the content.
    private var verticalShare: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }
}

extension CGSize {
    func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
