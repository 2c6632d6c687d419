import CGtk
import Foundation

extension RenderNode {
    /// One picture fading into another; `nil` is nothing to see.
    ///
    /// - Parameter share: 0 shows the old picture, 1 the new one.
    static func crossFade(from old: RenderNode?, to new: RenderNode?, share: CGFloat) -> RenderNode?
    {
        switch (old, new) {
        case (let old?, let new?):
            RenderNode(adopting: gsk_cross_fade_node_new(old.pointer, new.pointer, Float(share)))
        case (let old?, nil): old.faded(to: 1 - share)
        case (nil, let new?): new.faded(to: share)
        case (nil, nil): nil
        }
    }
}
