public import Foundation

extension UIView {
    /// Asks for the smallest size that a view's constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// Asks for the largest size that a view's constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The edge that one reads from, horizontally.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(AnchorPoint(self, .leading))
    }
    public var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(AnchorPoint(self, .trailing))
    }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .right)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(self, .top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(AnchorPoint(self, .bottom))
    }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(self, .width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(self, .height)) }
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(AnchorPoint(self, .centerX))
    }
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(AnchorPoint(self, .centerY))
    }
    /// The baseline of the topmost line of text; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(AnchorPoint(self, .firstBaseline))
    }
    /// The baseline of the lowest line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(AnchorPoint(self, .lastBaseline))
    }
}
