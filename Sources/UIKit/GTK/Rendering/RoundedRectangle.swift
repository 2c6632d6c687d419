import CGtk
import Foundation

/// A rectangle with a radius for each corner, in points.
struct RoundedRectangle: Equatable {
    var rectangle: CGRect
    var topLeft: CGFloat
    var topRight: CGFloat
    var bottomRight: CGFloat
    var bottomLeft: CGFloat

    init(_ rectangle: CGRect, radius: CGFloat, corners: CACornerMask = .all) {
        self.rectangle = rectangle
        let radius = max(0, min(radius, rectangle.width / 2, rectangle.height / 2))
        topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
    }

    var isRounded: Bool { topLeft > 0 || topRight > 0 || bottomRight > 0 || bottomLeft > 0 }

    var gskRoundedRect: GskRoundedRect {
        func corner(_ radius: CGFloat) -> graphene_size_t {
            graphene_size_t(width: Float(radius), height: Float(radius))
        }
        return GskRoundedRect(
            bounds: graphene_rect_t(rectangle),
            corner: (corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)))
    }
}
