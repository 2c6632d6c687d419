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
            animate("bounds", from: .rect(oldValue), to: .rect(bounds))
            if bounds.size != oldValue.size { contentIsCurrent = false }
            invalidate()
            view?.layerBoundsDidChange(from: oldValue)
        }
    }

    /// Where `anchorPoint` lies in the superlayer, in points.
    open var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            animate("position", from: .point(oldValue), to: .point(position))
            placementDidChange()
            view?.layoutGeometryDidChange()
        }
    }

    /// The point of the layer that `position` places and that transforms turn around; (0, 0) is the
    /// top left corner of the bounds, (1, 1) the bottom right one.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            animate("anchorPoint", from: .point(oldValue), to: .point(anchorPoint))
            placementDidChange()
        }
    }

    /// What `transform` does in the layer's plane.
    private var flatTransform = CGAffineTransform.identity

    /// Applied around `anchorPoint`. What leaves the plane is seen along the z axis: in parallel
    /// projection, or in perspective, which the entry `m34` gives (-1 over the eye's distance in
    /// points), here or in the superlayer's `sublayerTransform`.
    ///
    /// A layer in perspective is drawn as pixels, which costs by its area each time it changes.
    open var transform: CATransform3D {
        get { decoration.spatialTransform ?? CATransform3DMakeAffineTransform(flatTransform) }
        set {
            let old = transform
            guard newValue != old else { return }
            flatTransform = CATransform3DGetAffineTransform(newValue)
            let spatial = CATransform3DIsAffine(newValue) ? nil : newValue
            if spatial != nil || decoration.spatialTransform != nil {
                changeDecoration { $0.spatialTransform = spatial }
            }
            animate("transform", from: .transform(old), to: .transform(newValue))
            placementDidChange()
        }
    }

    /// Applied to the sublayers around this layer's `anchorPoint`, mostly to give all of them one
    /// perspective; the layer's own content stays as it is.
    open var sublayerTransform: CATransform3D {
        get { decoration.sublayerTransform ?? CATransform3DIdentity }
        set {
            let old = sublayerTransform
            guard newValue != old else { return }
            changeDecoration { $0.sublayerTransform = newValue }
            for sublayer in sublayers ?? [] { sublayer.changeDecoration { $0.isInSpace = true } }
            animate("sublayerTransform", from: .transform(old), to: .transform(newValue))
            invalidate()
        }
    }

    /// Whether the layer is seen from behind, too, when it is turned around.
    open var isDoubleSided: Bool {
        get { decoration.isDoubleSided }
        set {
            guard newValue != decoration.isDoubleSided else { return }
            changeDecoration { $0.isDoubleSided = newValue }
            placementDidChange()
        }
    }

    /// How near to the eye the layer is, in points: the order of drawing among siblings, the nearest
    /// last, and in perspective the size, too.
    open var zPosition: CGFloat = 0 {
        didSet {
            guard zPosition != oldValue else { return }
            animate("zPosition", from: .number(oldValue), to: .number(zPosition))
            placementDidChange()
        }
    }

    /// The smallest upright rectangle in the superlayer that holds the layer. Setting it sets
    /// `position` and the bounds' size, which is of use only without a transform.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            let frame = newValue.standardized
            if bounds.size != frame.size { bounds.size = frame.size }
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.width,
                y: frame.origin.y + anchorPoint.y * frame.height)
        }
    }

    /// The part of `transform` that stays in the plane.
    open func affineTransform() -> CGAffineTransform { flatTransform }

    /// Sets `transform` to one that stays in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    final var geometry: LayerGeometry {
        LayerGeometry(
            bounds: bounds, position: position, anchorPoint: anchorPoint, transform: flatTransform,
            space: space(of: transform, zPosition: zPosition))
    }

    // MARK: - Looks

    /// Whether the layer, and all in it, is neither drawn nor touched.
    open var isHidden = false {
        didSet { if isHidden != oldValue { placementDidChange() } }
    }

    /// From 0 to 1, for the layer with all below it.
    open var opacity: Float = 1 {
        didSet {
            guard opacity != oldValue else { return }
            animate(
                "opacity", from: .number(CGFloat(oldValue)), to: .number(CGFloat(opacity)))
            placementDidChange()
        }
    }

    /// Behind the layer's content and its sublayers; nil is clear. It fills the corners' radius
    /// too.
    open var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            animate("backgroundColor", from: .color(oldValue), to: .color(backgroundColor))
            invalidate()
        }
    }

    /// In points; rounds the background and the border, and what is inside only with
    /// `masksToBounds`.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius != oldValue else { return }
            animate("cornerRadius", from: .number(oldValue), to: .number(cornerRadius))
            invalidate()
        }
    }

    /// Whether sublayers and content end at the layer's edge.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { invalidate() } }
    }

    /// What only few layers have; made when it is first set.
    final private(set) var decoration = LayerDecoration.none

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { decoration.corners }
        set { decorate { $0.corners = newValue } }
    }

    /// In points, drawn inside of the edge and over everything else.
    open var borderWidth: CGFloat {
        get { decoration.borderWidth }
        set {
            animate("borderWidth", from: .number(borderWidth), to: .number(newValue))
            decorate { $0.borderWidth = newValue }
        }
    }

    /// Of the edge, which is drawn inside the bounds and above the content; black unless it is set.
    open var borderColor: CGColor? {
        get { decoration.borderColor }
        set {
            animate("borderColor", from: .color(borderColor), to: .color(newValue))
            decorate { $0.borderColor = newValue }
        }
    }

    /// From 0, which is the default and means no shadow, to 1.
    open var shadowOpacity: Float {
        get { decoration.shadowOpacity }
        set {
            animate(
                "shadowOpacity", from: .number(CGFloat(shadowOpacity)),
                to: .number(CGFloat(newValue)))
            decorate { $0.shadowOpacity = newValue }
        }
    }

    /// The blur's standard deviation, in points.
    open var shadowRadius: CGFloat {
        get { decoration.shadowRadius }
        set {
            animate("shadowRadius", from: .number(shadowRadius), to: .number(newValue))
            decorate { $0.shadowRadius = newValue }
        }
    }

    /// In points; positive heights move the shadow down.
    open var shadowOffset: CGSize {
        get { decoration.shadowOffset }
        set {
            animate("shadowOffset", from: .size(shadowOffset), to: .size(newValue))
            decorate { $0.shadowOffset = newValue }
        }
    }

    /// Black unless it is set; a shadow is drawn where `shadowOpacity` is above 0.
    open var shadowColor: CGColor? {
        get { decoration.shadowColor }
        set {
            animate("shadowColor", from: .color(shadowColor), to: .color(newValue))
            decorate { $0.shadowColor = newValue }
        }
    }

    /// The shape of the shadow, in the layer's coordinates; `nil` takes that of what is shown.
    open var shadowPath: CGPath? {
        get { decoration.shadowPath }
        set { decorate { $0.shadowPath = newValue } }
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

    /// Whether the layer with all below it is drawn as one picture of pixels.
    open var shouldRasterize: Bool {
        get { decoration.shouldRasterize }
        set { decorate { $0.shouldRasterize = newValue } }
    }

    /// The pixels per point of that picture.
    open var rasterizationScale: CGFloat {
        get { decoration.rasterizationScale }
        set { decorate { $0.rasterizationScale = newValue } }
    }

    final func changeDecoration(_ change: (LayerDecoration) -> Void) {
        if decoration === LayerDecoration.none { decoration = LayerDecoration() }
        change(decoration)
    }

    private func decorate(_ change: (LayerDecoration) -> Void) {
        changeDecoration(change)
        invalidate()
    }

    // MARK: - Tree

    /// Held weakly; nil for a layer that is in no other one.
    open internal(set) weak var superlayer: CALayer?

    /// The layers inside this one, the lowest first.
    open private(set) var sublayers: [CALayer]?

    /// The view that this layer belongs to, if it is a view's own.
    weak var view: UIView?

    /// Puts a layer over all others here; one that is elsewhere leaves that first.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayers?.count ?? 0)
    }

    /// - Precondition: `index` is at most the number of sublayers.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Puts a layer right behind another one that is here, or at the back where that isn't here.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { sublayers?.firstIndex(of: $0) } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sibling.flatMap { sublayers?.firstIndex(of: $0) }
        insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
    }

    /// Takes the layer out of the one that it is in, at once. A view's own layer goes with the
    /// view: use `removeFromSuperview()`.
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
        stopUnless(
            index <= count, "insertSublayer(_:at:): index \(index) is beyond \(count) sublayers")
        layer.superlayer = self
        if decoration.sublayerTransform != nil { layer.changeDecoration { $0.isInSpace = true } }
        if sublayers == nil { sublayers = [layer] } else { sublayers?.insert(layer, at: index) }
        invalidate()
    }

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    // MARK: - Time

    /// When the layer's time began, in its superlayer's.
    open var beginTime: CFTimeInterval {
        get { decoration.time.beginTime }
        set { changeTime { $0.beginTime = newValue } }
    }

    /// How fast the layer's time goes, for its animations and all below it; 0 stops it.
    open var speed: Float {
        get { decoration.time.speed }
        set { changeTime { $0.speed = newValue } }
    }

    /// What the layer's time stood at when it began, in seconds.
    open var timeOffset: CFTimeInterval {
        get { decoration.time.timeOffset }
        set { changeTime { $0.timeOffset = newValue } }
    }

    private func changeTime(_ change: (inout LayerTime) -> Void) {
        changeDecoration { change(&$0.time) }
        timeDidChange()
    }

    // MARK: - Animations

    /// Made when an animation is first added.
    final var animations: LayerAnimations?

    /// Adds a copy of an animation; one of the same key makes room for it.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: `nil` keeps the animation beside all others.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        addAnimation(anim.duplicate(), forKey: key)
    }

    /// The animation that was added under a key and runs still.
    open func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }

    /// The keys of the layer's animations, in the order in which they were added.
    open func animationKeys() -> [String]? { animations?.keys }

    /// Ends one animation; the layer is seen where its model is.
    open func removeAnimation(forKey key: String) {
        animations?.remove(key)
    }

    /// Ends all animations of this layer, not of those in it.
    open func removeAllAnimations() {
        animations?.removeAll()
    }

    /// A layer with the values that are seen now, between those that animations begin and end with.
    /// It is of UIKit's class, not of a subclass of the app's, and has no sublayers.
    open func presentation() -> Self? { presentationLayer() as? Self }

    /// A layer of this kind for `presentation()` to fill.
    func makePresentationLayer() -> CALayer { CALayer() }

    /// The value of a property that can be animated; `nil` for any other name.
    func animatableValue(forKey key: String) -> AnimatableValue? { standardValue(forKey: key) }

    /// Sets a property that can be animated, if the value fits it.
    func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        setStandardValue(value, forKey: key)
    }

    /// The properties beside every layer's own that can be animated; the content depends on them.
    var extraKeys: [String] { [] }

    // MARK: - Rendering

    final var node: RenderNode?
    final var nodeIsCurrent = false
    /// Whether the layer was drawn at some time, with or without something to see.
    final var wasDrawn = false
    private var content: RenderNode?
    private var contentIsCurrent = false

    /// What the layer itself shows between its background and its sublayers, in its own coordinates;
    /// kept until `setNeedsDisplay()`.
    func contentNode() -> RenderNode? {
        contentsNode ?? (view.map { $0.contentNode() } ?? drawnNode())
    }

    /// Draws the layer's content. A plain layer draws nothing; a view's layer lets the view draw.
    open func draw(in ctx: CGContext) {}

    /// A `CGImage` to show; anything else shows nothing.
    open var contents: Any? {
        get { decoration.contents }
        set {
            changeDecoration { $0.contents = newValue }
            setNeedsDisplay()
        }
    }

    /// How `contents` fill the layer.
    open var contentsGravity: CALayerContentsGravity {
        get { decoration.contentsGravity }
        set {
            changeDecoration { $0.contentsGravity = newValue }
            setNeedsDisplay()
        }
    }

    /// The pixels per point of `contents`, which say how large they are.
    open var contentsScale: CGFloat {
        get { decoration.contentsScale }
        set {
            changeDecoration { $0.contentsScale = newValue }
            setNeedsDisplay()
        }
    }

    /// Whether a change of a layer that no view has is animated without being asked to be.
    var animatesChanges: Bool { true }

    /// Whether the content is drawn for the layer's bounds, and so follows them while they are
    /// animated.
    var contentFillsBounds: Bool { true }

    /// The picture in the superlayer's coordinates.
    func placedNode() -> RenderNode? { nodeInSuperlayer() }

    /// What is shown in the place of the sublayers' pictures: the pictures themselves.
    func copies(of nodes: [RenderNode]) -> [RenderNode] { nodes }

    final func currentContent() -> RenderNode? {
        if contentIsCurrent { return content }
        content = contentNode()
        contentIsCurrent = true
        return content
    }

    /// Forgets the picture of this layer, so that the next frame makes it anew.
    open func setNeedsDisplay() {
        contentIsCurrent = false
        invalidate()
    }
}
