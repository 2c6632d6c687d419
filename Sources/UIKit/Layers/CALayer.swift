public import Foundation

/// A rectangle with a look and a place: what a view shows is its layer and the layers below it.
///
/// A layer keeps the render node of its whole subtree until something in it changes; moving a layer
/// leaves its own node as it is.
@MainActor open class CALayer: NSObject {
    // MARK: - Geometry

    /// The layer's own coordinates, in points.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            invalidate()
            view?.layerBoundsDidChange(from: oldValue)
        }
    }

    /// Where `anchorPoint` lies in the superlayer, in points.
    open var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            placementDidChange()
            view?.layoutGeometryDidChange()
        }
    }

    /// The point of the layer that `position` places and that transforms turn around; (0, 0) is the
    /// top left corner of the bounds, (1, 1) the bottom right one.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { placementDidChange() } }
    }

    private var transformation = CGAffineTransform.identity {
        didSet { if transformation != oldValue { placementDidChange() } }
    }

    /// The order of drawing among siblings; the largest comes last, that is on top.
    open var zPosition: CGFloat = 0 {
        didSet { if zPosition != oldValue { superlayer?.invalidate() } }
    }

    /// The smallest upright rectangle in the superlayer that holds the layer. Setting it sets
    /// `position` and the bounds' size, which is of use only without a transform.
    open var frame: CGRect {
        get {
            if transformation.isIdentity {
                return CGRect(
                    x: position.x - anchorPoint.x * bounds.width,
                    y: position.y - anchorPoint.y * bounds.height,
                    width: bounds.width, height: bounds.height)
            }
            return bounds.applying(transformToSuperlayer)
        }
        set {
            let frame = newValue.standardized
            if bounds.size != frame.size { bounds.size = frame.size }
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.width,
                y: frame.origin.y + anchorPoint.y * frame.height)
        }
    }

    open func affineTransform() -> CGAffineTransform { transformation }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        transformation = transform
    }

    // MARK: - Looks

    open var isHidden = false {
        didSet { if isHidden != oldValue { placementDidChange() } }
    }

    /// From 0 to 1, for the layer with all below it.
    open var opacity: Float = 1 {
        didSet {
            guard opacity != oldValue else { return }
            invalidate()
            // A layer that was clear has no current node, and was left out by the layer above.
            superlayer?.invalidate()
        }
    }

    open var backgroundColor: CGColor? {
        didSet { if backgroundColor != oldValue { invalidate() } }
    }

    /// In points; rounds the background and the border, and what is inside only with
    /// `masksToBounds`.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { invalidate() } }
    }

    /// Whether sublayers and content end at the layer's edge.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { invalidate() } }
    }

    /// What only few layers have; made when it is first set.
    private var decoration = LayerDecoration.none

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { decoration.corners }
        set { decorate { $0.corners = newValue } }
    }

    /// In points, drawn inside of the edge and over everything else.
    open var borderWidth: CGFloat {
        get { decoration.borderWidth }
        set { decorate { $0.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { decoration.borderColor }
        set { decorate { $0.borderColor = newValue } }
    }

    /// From 0, which is the default and means no shadow, to 1.
    open var shadowOpacity: Float {
        get { decoration.shadowOpacity }
        set { decorate { $0.shadowOpacity = newValue } }
    }

    /// The blur's standard deviation, in points.
    open var shadowRadius: CGFloat {
        get { decoration.shadowRadius }
        set { decorate { $0.shadowRadius = newValue } }
    }

    /// In points; positive heights move the shadow down.
    open var shadowOffset: CGSize {
        get { decoration.shadowOffset }
        set { decorate { $0.shadowOffset = newValue } }
    }

    open var shadowColor: CGColor? {
        get { decoration.shadowColor }
        set { decorate { $0.shadowColor = newValue } }
    }

    /// A layer, in this layer's coordinates, whose opaque parts let this layer be seen. It must have
    /// no superlayer of its own.
    open var mask: CALayer? {
        get { decoration.mask }
        set {
            decoration.mask?.superlayer = nil
            newValue?.removeFromSuperlayer()
            newValue?.superlayer = self
            decorate { $0.mask = newValue }
        }
    }

    var shape: RoundedRectangle {
        RoundedRectangle(bounds, radius: cornerRadius, corners: decoration.corners)
    }

    private func decorate(_ change: (LayerDecoration) -> Void) {
        if decoration === LayerDecoration.none { decoration = LayerDecoration() }
        change(decoration)
        invalidate()
    }

    // MARK: - Tree

    open internal(set) weak var superlayer: CALayer?

    /// The layers inside this one, the lowest first.
    open private(set) var sublayers: [CALayer]?

    /// The view that this layer belongs to, if it is a view's own.
    weak var view: UIView?

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayers?.count ?? 0)
    }

    /// - Precondition: `index` is at most the number of sublayers.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { sublayers?.firstIndex(of: $0) } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sibling.flatMap { sublayers?.firstIndex(of: $0) }
        insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
    }

    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        if let index = superlayer.sublayers?.lastIndex(of: self) {
            superlayer.sublayers?.remove(at: index)
        }
        superlayer.invalidate()
        self.superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        var index = index
        if let old = layer.superlayer {
            if old === self, let current = sublayers?.firstIndex(of: layer), current < index {
                index -= 1
            }
            layer.removeFromSuperlayer()
        }
        let count = sublayers?.count ?? 0
        precondition(
            index <= count, "insertSublayer(_:at:): index \(index) is beyond \(count) sublayers")
        layer.superlayer = self
        if sublayers == nil { sublayers = [layer] } else { sublayers?.insert(layer, at: index) }
        invalidate()
    }

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    // MARK: - Rendering

    private var node: RenderNode?
    private var nodeIsCurrent = false

    /// What the layer itself shows between its background and its sublayers, in its own coordinates.
    func contentNode() -> RenderNode? {
        view?.contentNode()
    }

    /// Forgets the picture of this layer, so that the next frame makes it anew.
    open func setNeedsDisplay() {
        invalidate()
    }

    /// Marks this layer and the layers above it; stops at the first that is marked already.
    func invalidate() {
        var layer = self
        while layer.nodeIsCurrent {
            layer.nodeIsCurrent = false
            guard let next = layer.superlayer else {
                (layer.view as? UIWindow)?.setNeedsFrame()
                return
            }
            layer = next
        }
    }

    private func placementDidChange() {
        superlayer?.invalidate()
        view?.layerPlaceDidChange()
    }

    /// The picture of the layer with all below it, in its own coordinates.
    ///
    /// - Complexity: O(1) when nothing changed; otherwise in what changed, and in the number of
    ///   sublayers of each layer on the way to it.
    func renderNode() -> RenderNode? {
        if nodeIsCurrent { return node }
        node = LayerRenderer(layer: self, decoration: decoration).makeNode()
        nodeIsCurrent = true
        return node
    }

    /// The picture in the superlayer's coordinates.
    func placedNode() -> RenderNode? {
        if isHidden || opacity <= 0 { return nil }
        guard let node = renderNode() else { return nil }
        if transformation.isIdentity {
            let origin = frame.origin
            return node.translated(
                by: CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y))
        }
        return node.transformed(by: transformToSuperlayer)
    }

    // MARK: - Coordinates

    /// Takes a point of this layer to the superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width,
            y: bounds.origin.y + anchorPoint.y * bounds.height)
        if transformation.isIdentity {
            return CGAffineTransform(
                translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transformation)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Takes a point of this layer to the topmost layer above it.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, let next = current.superlayer {
            transform = transform.concatenating(current.transformToSuperlayer)
            layer = next
        }
        return transform
    }
}
