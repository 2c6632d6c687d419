import Foundation

/// A value of a property of a layer that can be animated.
enum AnimatableValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    /// `nil` is nothing to see, of whatever colour is at the other end.
    case color(CGColor?)
    case colors([CGColor])
    case numbers([CGFloat])
    case path(CGPath)

    /// Whether values can be added, so that several animations of one property blend.
    var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        case .transform(let transform): transform.inverse != nil
        case .color, .colors, .numbers, .path: false
        }
    }

    /// The value on the way to another one. Values that do not fit together change halfway.
    ///
    /// - Parameter share: 0 gives this value, 1 the other one; springs go beyond both.
    func interpolated(to end: AnimatableValue, by share: CGFloat) -> AnimatableValue {
        if let start = vector, let finish = end.vector, let value = with(vector: start) {
            return value.with(vector: start + (finish - start) * Double(share)) ?? end
        }
        switch (self, end) {
        case (.transform(let start), .transform(let end)):
            return .transform(start.interpolated(to: end, by: share))
        case (.color(let start), .color(let end)):
            return .color(Self.color(from: start, to: end, by: share))
        case (.colors(let start), .colors(let end)) where start.count == end.count:
            return .colors(
                zip(start, end).map { Self.color(from: $0, to: $1, by: share) ?? $1 })
        case (.numbers(let start), .numbers(let end)) where start.count == end.count:
            return .numbers(zip(start, end).map { $0 + ($1 - $0) * share })
        case (.path(let start), .path(let end)):
            if let path = start.interpolated(to: end, by: share) { return .path(path) }
        default: break
        }
        return share < 0.5 ? self : end
    }

    /// This value moved on by another: the sum, and for transforms the other one after this one.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        if let mine = vector, let theirs = other.vector {
            return with(vector: mine + theirs) ?? self
        }
        if case .transform(let mine) = self, case .transform(let theirs) = other {
            return .transform(CATransform3DConcat(theirs, mine))
        }
        return other
    }

    /// What has to be added to `other` to get this value; `nil` for values without sums.
    func difference(from other: AnimatableValue) -> AnimatableValue? {
        if let mine = vector, let theirs = other.vector { return with(vector: mine - theirs) }
        if case .transform(let mine) = self, case .transform(let theirs) = other,
            let back = theirs.inverse
        {
            return .transform(CATransform3DConcat(mine, back))
        }
        return nil
    }

    /// What changes nothing when it is added.
    var zero: AnimatableValue {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return with(vector: .zero) ?? self
    }

    /// How far apart two values are, for a path that is gone along at one speed.
    func distance(to other: AnimatableValue) -> CGFloat {
        guard let mine = vector, let theirs = other.vector else { return 1 }
        let way = theirs - mine
        return CGFloat((way * way).sum().squareRoot())
    }

    private var vector: SIMD4<Double>? {
        switch self {
        case .number(let number): SIMD4(number, 0, 0, 0)
        case .point(let point): SIMD4(point.x, point.y, 0, 0)
        case .size(let size): SIMD4(size.width, size.height, 0, 0)
        case .rect(let rect):
            SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        case .transform, .color, .colors, .numbers, .path: nil
        }
    }

    /// A value of the same kind; `nil` for a kind that is no vector.
    private func with(vector: SIMD4<Double>) -> AnimatableValue? {
        switch self {
        case .number: .number(CGFloat(vector.x))
        case .point: .point(CGPoint(x: vector.x, y: vector.y))
        case .size: .size(CGSize(width: vector.x, height: vector.y))
        case .rect: .rect(CGRect(x: vector.x, y: vector.y, width: vector.z, height: vector.w))
        case .transform, .color, .colors, .numbers, .path: nil
        }
    }

    private static func color(from start: CGColor?, to end: CGColor?, by share: CGFloat) -> CGColor?
    {
        guard let model = start ?? end else { return nil }
        let start = start ?? model.with(alpha: 0)
        let end = end ?? model.with(alpha: 0)
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
            min(1, max(0, start + (end - start) * share))
        }
        return CGColor(
            red: between(start.red, end.red), green: between(start.green, end.green),
            blue: between(start.blue, end.blue), alpha: between(start.alpha, end.alpha))
    }
}

extension CGColor {
    fileprivate func with(alpha: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGPath {
    /// The path on the way to another one of the same elements; `nil` when they differ.
    fileprivate func interpolated(to end: CGPath, by share: CGFloat) -> CGPath? {
        guard elements.count == end.elements.count else { return nil }
        var between: [Element] = []
        between.reserveCapacity(elements.count)
        for (mine, theirs) in zip(elements, end.elements) {
            guard let element = mine.interpolated(to: theirs, by: share) else { return nil }
            between.append(element)
        }
        return CGPath(elements: between)
    }
}

extension CGPath.Element {
    fileprivate func interpolated(to end: Self, by share: CGFloat) -> Self? {
        func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        switch (self, end) {
        case (.move(let start), .move(let end)): return .move(between(start, end))
        case (.line(let start), .line(let end)): return .line(between(start, end))
        case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
            return .curve(between(a, b), control1: between(a1, b1), control2: between(a2, b2))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
