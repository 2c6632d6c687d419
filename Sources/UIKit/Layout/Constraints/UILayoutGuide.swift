public import Foundation

/// A rectangle that constraints can refer to and that shows nothing.
///
///     let column = UILayoutGuide()
///     view.addLayoutGuide(column)
///     column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
@MainActor open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide lies.
    open internal(set) weak var owningView: UIView?

    /// A name for descriptions of constraints.
    open var identifier = ""

    final lazy var layoutItem = LayoutItem(self)

    /// The guide's place in the engine of its view's island.
    final var box: LayoutBox? { layoutItem.box }

    public override init() {
        super.init()
    }

    /// The guide's rectangle in its view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        // Constraints may be about some of its edges only.
        if let placement, placement.widthInset != nil, placement.heightInset != nil {
            return placement.frame(in: owningView)
        }
        if let box { return box.frame(in: owningView) }
        return placement?.frame(in: owningView) ?? .zero
    }

    /// Whether the constraints leave the guide more than one place or size. For debugging.
    ///
    /// - Complexity: That of solving the constraints several times.
    open var hasAmbiguousLayout: Bool {
        guard let box else { return false }
        return box.engine.isAmbiguous(box)
    }

    /// - Returns: The constraints that the guide's place or size along the axis follow from.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        box.map { $0.engine.constraintsAffecting($0, axis) } ?? []
    }

    /// Where a guide of the system lies, which no constraints say; `nil` for the program's own.
    var placement: GuidePlacement? { nil }

    /// Tells the layout that `placement` is another one.
    final func placementDidChange() {
        box?.engine.setNeedsUpdate()
    }

    /// Called after the layout gave the guide another rectangle.
    func layoutFrameDidChange() {}

    // MARK: - Anchors

    /// The edge at which reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .leading)) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(AnchorPoint(self, .trailing))
    }
    /// The left edge, whatever the direction of reading.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .left)) }
    /// The right edge, whatever the direction of reading.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(self, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(self, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(self, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(self, .centerY)) }
}

/// Where a guide of the system lies in its view.
struct GuidePlacement: Equatable {
    /// In points, from the view's top left corner.
    var x: CGFloat
    var y: CGFloat
    /// How much smaller than the view the guide is; `nil` leaves the size to constraints.
    var widthInset: CGFloat?
    var heightInset: CGFloat?

    init(x: CGFloat, y: CGFloat, widthInset: CGFloat?, heightInset: CGFloat?) {
        self.x = x
        self.y = y
        self.widthInset = widthInset
        self.heightInset = heightInset
    }

    init(insets: UIEdgeInsets) {
        self.init(
            x: insets.left, y: insets.top, widthInset: insets.left + insets.right,
            heightInset: insets.top + insets.bottom)
    }

    @MainActor func frame(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let origin = view.contentEdgesGuide == nil ? bounds.origin : .zero
        return CGRect(
            x: origin.x + x, y: origin.y + y,
            width: max(0, bounds.width - (widthInset ?? bounds.width)),
            height: max(0, bounds.height - (heightInset ?? bounds.height)))
    }
}
