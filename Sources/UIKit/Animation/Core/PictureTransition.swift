import Foundation

/// Puts an old and a new picture of one rectangle together, part of the way from one to the other.
struct PictureTransition {
    enum Flip {
        case fromLeft, fromRight, fromTop, fromBottom
    }

    enum Kind {
        case fade
        case moveIn(CGVector)
        case push(CGVector)
        case reveal(CGVector)
        /// A turn by half around the middle, in parallel projection.
        case flip(Flip)
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
            return turned(share < 0.5 ? old : new, flip, by: abs(cos(share * .pi)))
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

    private func turned(_ node: RenderNode?, _ flip: Flip, by scale: CGFloat) -> RenderNode? {
        let isSideways = flip == .fromLeft || flip == .fromRight
        let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(
                CGAffineTransform(scaleX: isSideways ? scale : 1, y: isSideways ? 1 : scale)
            )
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        return node?.transformed(by: transform)
    }
}
