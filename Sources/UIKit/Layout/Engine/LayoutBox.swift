import Foundation

/// A view's alignment rectangle, or a guide's rectangle, in the solver: four variables, relative to
/// the superview's alignment rectangle or the guide's view.
///
/// Positions are relative so that most constraints between a view and its superview are about one
/// variable, and moving a view leaves the variables of what is in it alone.
@MainActor final class LayoutBox {
    enum Kind {
        /// The root of an island: only a size, given by its bounds.
        case root
        /// The root of an island whose size follows from its constraints.
        case looseRoot
        /// A view whose frame is set by hand.
        case fixed
        /// A view whose frame follows from constraints.
        case flexible
        case guide
        case systemGuide
    }

    unowned(unsafe) let engine: LayoutEngine
    let item: LayoutItem
    let kind: Kind
    /// What the origin is relative to: the superview, or the guide's view.
    let container: LayoutItem?
    /// For a view that scrolls: the guide that its edges are for what is in it.
    let contentEdges: LayoutItem?
    /// Where the box begins; made when a constraint asks for it.
    var origin = AxisPair(LayoutVariable.none)
    var extent = AxisPair(LayoutVariable.none)

    /// What the solver was told of a frame set by hand or of a guide's place.
    var fixedOrigin = AxisPair(SolverConstraint.none)
    var fixedExtent = AxisPair(SolverConstraint.none)
    /// What the solver was told of the content's size, in one constraint or two.
    var content = AxisPair(SolverConstraint.none)
    var resistance = AxisPair(SolverConstraint.none)
    /// What keeps a size from being negative, once constraints have asked for that.
    var positiveness = AxisPair(SolverConstraint.none)
    var intrinsicSize = CGSize(
        width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var contentIsDirty = false
    var prioritiesAreDirty = false
    /// The width that the height of wrapped content was worked out for.
    var fittedWidth: Double?
    /// The solved rectangle, unrounded, relative to the container's alignment rectangle, as of the
    /// last update.
    var rectangle = LayoutRectangle(x: .nan, y: .nan, width: .nan, height: .nan)

    init(
        engine: LayoutEngine, item: LayoutItem, kind: Kind, container: LayoutItem?,
        contentEdges: LayoutItem? = nil
    ) {
        self.engine = engine
        self.item = item
        self.kind = kind
        self.container = container
        self.contentEdges = contentEdges
    }

    var view: UIView? { item.isGuide ? nil : item.view }

    var guide: UILayoutGuide? { item.guide }

    /// The rectangle in the coordinates of a superview or of a guide's view, on whole pixels.
    func frame(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let insets = view.alignmentRectInsets
        let scrolls = view.contentEdgesGuide != nil
        return rectangle.aligned(
            to: engine.displayScale,
            offset: CGPoint(
                x: (scrolls ? 0 : bounds.minX) + insets.left,
                y: (scrolls ? 0 : bounds.minY) + insets.top))
    }
}

/// A rectangle as the solver has it.
struct LayoutRectangle: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// Moves the edges to the nearest pixels, so that what touches goes on touching.
    func aligned(to scale: Double, offset: CGPoint) -> CGRect {
        func pixel(_ value: Double) -> Double {
            (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
        }
        let left = pixel(x + Double(offset.x))
        let top = pixel(y + Double(offset.y))
        let right = pixel(x + width + Double(offset.x))
        let bottom = pixel(y + height + Double(offset.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ value: Value) {
        horizontal = value
        vertical = value
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}
