import CGtk
import Foundation

extension RenderNode {
    struct ColorStop {
        var location: CGFloat
        var color: CGColor

        fileprivate var gskColorStop: GskColorStop {
            GskColorStop(offset: Float(location), color: GdkRGBA(color))
        }
    }

    /// - Precondition: At least two stops, in rising order of their locations.
    static func linearGradient(
        in rectangle: CGRect, from start: CGPoint, to end: CGPoint, stops: [ColorStop]
    ) -> RenderNode {
        var rectangle = graphene_rect_t(rectangle)
        var start = graphene_point_t(start)
        var end = graphene_point_t(end)
        let stops = stops.map(\.gskColorStop)
        return RenderNode(
            adopting: gsk_linear_gradient_node_new(
                &rectangle, &start, &end, stops, gsize(stops.count)))
    }

    /// - Parameter radii: Half the width and half the height of the ellipse where the last colour is
    ///   reached.
    /// - Precondition: At least two stops, in rising order of their locations.
    static func radialGradient(
        in rectangle: CGRect, center: CGPoint, radii: CGSize, stops: [ColorStop]
    ) -> RenderNode {
        var rectangle = graphene_rect_t(rectangle)
        var center = graphene_point_t(center)
        let stops = stops.map(\.gskColorStop)
        // GSK makes no node for an ellipse of no size.
        let (width, height) = (max(Float(radii.width), 1e-3), max(Float(radii.height), 1e-3))
        return RenderNode(
            adopting: gsk_radial_gradient_node_new(
                &rectangle, &center, width, height, 0, 1, stops,
                gsize(stops.count)))
    }

    /// - Parameter rotation: Where the first colour lies, in degrees clockwise from the top.
    /// - Precondition: At least two stops, in rising order of their locations.
    static func conicGradient(
        in rectangle: CGRect, center: CGPoint, rotation: CGFloat, stops: [ColorStop]
    ) -> RenderNode {
        var rectangle = graphene_rect_t(rectangle)
        var center = graphene_point_t(center)
        let stops = stops.map(\.gskColorStop)
        return RenderNode(
            adopting: gsk_conic_gradient_node_new(
                &rectangle, &center, Float(rotation), stops, gsize(stops.count)))
    }
}
