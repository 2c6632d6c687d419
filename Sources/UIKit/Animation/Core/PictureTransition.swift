import Foundation

/// Puts an old and a new picture of one rectangle together, part of the way from one to the other.
@MainActor struct PictureTransition {
    enum Flip {
        case fromLeft, fromRight, fromTop, fromBottom
    }

    enum Curl {
        /// The old picture is a page that is turned up.
        case up
        /// The new picture is a page that comes down.
        case down
    }

    enum Kind {
        case fade
        case moveIn(CGVector)
        case push(CGVector)
        case reveal(CGVector)
        /// A turn by half around the middle, in perspective.
        case flip(Flip)
        case curl(Curl)
    }

    let kind: Kind
    let bounds: CGRect

    /// - Parameter share: 0 shows the old picture, 1 the new one.
    func picture(from old: RenderNode?, to new: RenderNode?, share: CGFloat) -> RenderNode? {
        if share >= 1 { return new }
        switch kind {
        case .fade: return RenderNode.crossFade(from: old, to: new, share: share)
        case .moveIn(let direction):
            return together(old, moved(new, direction, by: share - 1))
        case .push(let direction):
            return together(
                moved(old, direction, by: share), moved(new, direction, by: share - 1))
        case .reveal(let direction):
            return together(new, moved(old, direction, by: share))
        case .flip(let flip):
            return turned(
                share < 0.5 ? old : new, flip, by: share < 0.5 ? share * .pi : (share - 1) * .pi)
        case .curl(let curl):
            let page = PageCurl(bounds: bounds)
            return curl == .up
                ? page.picture(of: old, over: new, share: share)
                : page.picture(of: new, over: old, share: 1 - share)
        }
    }

    private func together(_ low: RenderNode?, _ high: RenderNode?) -> RenderNode? {
        RenderNode.container([low, high].compactMap { $0 })?.clipped(to: bounds)
    }

    private func moved(
        _ node: RenderNode?, _ direction: CGVector, by share: CGFloat
    ) -> RenderNode? {
        node?.translated(
            by: CGPoint(
                x: direction.dx * share * bounds.width, y: direction.dy * share * bounds.height))
    }

    /// - Parameter angle: In radians; a quarter turn shows nothing.
    private func turned(_ node: RenderNode?, _ flip: Flip, by angle: CGFloat) -> RenderNode? {
        let isSideways = flip == .fromLeft || flip == .fromRight
        // The side that the flip is named after comes towards the eye.
        let angle = flip == .fromLeft || flip == .fromBottom ? angle : -angle
        let length = isSideways ? bounds.width : bounds.height
        guard length > 0 else { return nil }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Self.eyeDistance * length)
        let turned = CATransform3DTranslate(
            CATransform3DRotate(
                perspective, angle, isSideways ? 0 : 1, isSideways ? 1 : 0, 0),
            -bounds.midX, -bounds.midY, 0)
        let moved = CATransform3DConcat(
            turned, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        return node?.projected(
            by: PlaneProjection(moved), scale: max(1, Platform.current.traits.displayScale))
    }

    /// How far away the eye is, in lengths of the side that turns.
    private static let eyeDistance: CGFloat = 2.5
}
