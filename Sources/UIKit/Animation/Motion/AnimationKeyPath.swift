import Foundation

/// The name of a property, and of the part of it that is meant: `transform.rotation.z`,
/// `bounds.size.width`.
///
/// The parts are those of Core Animation
/// (https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html).
struct AnimationKeyPath: Hashable, Sendable {
    enum Part: String, Sendable {
        case x, y, width, height
        case origin, originX = "origin.x", originY = "origin.y"
        case size, sizeWidth = "size.width", sizeHeight = "size.height"
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y"
        case translation, translationX = "translation.x", translationY = "translation.y"
    }

    let property: String
    let part: Part?

    /// `nil` for a part that no value has.
    init?(_ keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else {
            property = keyPath
            part = nil
            return
        }
        guard let part = Part(rawValue: String(keyPath[keyPath.index(after: dot)...])) else {
            return nil
        }
        property = String(keyPath[..<dot])
        self.part = part
    }

    /// The part's value in the property's; `nil` when the property has no such part.
    func value(in whole: AnimatableValue) -> AnimatableValue? {
        guard let part else { return whole }
        switch whole {
        case .point(let point): return Self.part(part, of: point)
        case .size(let size): return Self.part(part, of: size)
        case .rect(let rect): return Self.part(part, of: rect)
        case .transform(let transform): return Self.part(part, of: transform)
        default: return nil
        }
    }

    /// The property's value with another one in the part's place; the whole as it was when the two do
    /// not fit together.
    func setting(_ value: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
        guard let part else { return value }
        switch whole {
        case .point(let point): return .point(Self.setting(part, of: point, to: value))
        case .size(let size): return .size(Self.setting(part, of: size, to: value))
        case .rect(let rect): return .rect(Self.setting(part, of: rect, to: value))
        case .transform(let transform):
            return .transform(Self.setting(part, of: transform, to: value))
        default: return whole
        }
    }

    // MARK: - Points, sizes, rectangles

    private static func part(_ part: Part, of point: CGPoint) -> AnimatableValue? {
        switch part {
        case .x: .number(point.x)
        case .y: .number(point.y)
        default: nil
        }
    }

    private static func setting(
        _ part: Part, of point: CGPoint, to value: AnimatableValue
    )
        -> CGPoint
    {
        guard case .number(let number) = value else { return point }
        switch part {
        case .x: return CGPoint(x: number, y: point.y)
        case .y: return CGPoint(x: point.x, y: number)
        default: return point
        }
    }

    private static func part(_ part: Part, of size: CGSize) -> AnimatableValue? {
        switch part {
        case .width: .number(size.width)
        case .height: .number(size.height)
        default: nil
        }
    }

    private static func setting(_ part: Part, of size: CGSize, to value: AnimatableValue) -> CGSize
    {
        guard case .number(let number) = value else { return size }
        switch part {
        case .width: return CGSize(width: number, height: size.height)
        case .height: return CGSize(width: size.width, height: number)
        default: return size
        }
    }

    private static func part(_ part: Part, of rect: CGRect) -> AnimatableValue? {
        switch part {
        case .origin: .point(rect.origin)
        case .originX: .number(rect.origin.x)
        case .originY: .number(rect.origin.y)
        case .size: .size(rect.size)
        case .sizeWidth: .number(rect.size.width)
        case .sizeHeight: .number(rect.size.height)
        default: nil
        }
    }

    private static func setting(_ part: Part, of rect: CGRect, to value: AnimatableValue) -> CGRect
    {
        var rect = rect
        switch (part, value) {
        case (.origin, .point(let point)): rect.origin = point
        case (.originX, .number(let number)): rect.origin.x = number
        case (.originY, .number(let number)): rect.origin.y = number
        case (.size, .size(let size)): rect.size = size
        case (.sizeWidth, .number(let number)): rect.size.width = number
        case (.sizeHeight, .number(let number)): rect.size.height = number
        default: break
        }
        return rect
    }

    // MARK: - Transforms

    private static func part(_ part: Part, of transform: CATransform3D) -> AnimatableValue? {
        let parts = FlatTransformParts(CATransform3DGetAffineTransform(transform))
        switch part {
        case .rotation, .rotationZ: return .number(parts.angle)
        case .rotationX, .rotationY: return .number(0)
        case .scale, .scaleX: return .number(parts.scale.width)
        case .scaleY: return .number(parts.scale.height)
        case .translation:
            return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .translationX: return .number(parts.translation.x)
        case .translationY: return .number(parts.translation.y)
        default: return nil
        }
    }

    /// A rotation out of the plane comes before what the transform does already.
    private static func setting(
        _ part: Part, of transform: CATransform3D, to value: AnimatableValue
    ) -> CATransform3D {
        var parts = FlatTransformParts(CATransform3DGetAffineTransform(transform))
        switch (part, value) {
        case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)): parts.angle = angle
        case (.rotationX, .number(let angle)):
            return CATransform3DRotate(transform, angle, 1, 0, 0)
        case (.rotationY, .number(let angle)):
            return CATransform3DRotate(transform, angle, 0, 1, 0)
        case (.scale, .number(let scale)): parts.scale = CGSize(width: scale, height: scale)
        case (.scaleX, .number(let scale)): parts.scale.width = scale
        case (.scaleY, .number(let scale)): parts.scale.height = scale
        case (.translation, .size(let offset)):
            parts.translation = CGPoint(x: offset.width, y: offset.height)
        case (.translation, .point(let offset)): parts.translation = offset
        case (.translationX, .number(let offset)): parts.translation.x = offset
        case (.translationY, .number(let offset)): parts.translation.y = offset
        default: return transform
        }
        return CATransform3DMakeAffineTransform(parts.transform)
    }
}
