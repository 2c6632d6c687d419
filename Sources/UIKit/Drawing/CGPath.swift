public import Foundation

/// An outline made of straight lines and cubic curves.
public class CGPath: Hashable {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    fileprivate(set) var elements: [Element] = []

    fileprivate init() {}

    init(elements: [Element]) {
        self.elements = elements
    }

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        addRectangle(rect, transform: transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        addEllipse(rect, transform: transform?.pointee ?? .identity)
    }

    /// A rectangle whose corners are quarters of an ellipse.
    ///
    /// - Precondition: Twice a corner's width is at most the rectangle's, and the same for the
    ///   heights.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        stopUnless(
            cornerWidth * 2 <= rect.width && cornerHeight * 2 <= rect.height,
            """
            CGPath(roundedRect:cornerWidth:cornerHeight:): corners of \(cornerWidth) × \
            \(cornerHeight) do not fit into a rectangle of \(rect.width) × \(rect.height)
            """)
        addRoundedRectangle(
            rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The point where the next line would start, which is the start of the subpath after one was
    /// closed; zero for an empty path.
    ///
    /// - Complexity: O(*n*) in the length of the last subpath if that is closed, else O(1).
    public var currentPoint: CGPoint {
        let isClosed = elements.last == .close
        for element in elements.reversed() {
            switch element {
            case .move(let point): return point
            case .line(let point), .curve(let point, _, _): if !isClosed { return point }
            case .close: continue
            }
        }
        return .zero
    }

    /// The smallest rectangle that holds all points of the path, control points included.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var boundingBox: CGRect {
        var left = CGFloat.infinity
        var top = CGFloat.infinity
        var right = -CGFloat.infinity
        var bottom = -CGFloat.infinity
        for point in elements.flatMap(\.points) {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        guard left <= right else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.elements == right.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// An outline that can still grow.
public final class CGMutablePath: CGPath {
    public override init() {
        super.init()
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        elements.append(
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint
        let control = control.applying(transform)
        let end = end.applying(transform)
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (control.x - point.x) * 2 / 3,
                y: point.y + (control.y - point.y) * 2 / 3)
        }
        elements.append(.curve(end, control1: between(start), control2: between(end)))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addRectangle(rect, transform: transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addEllipse(rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRectangle(
            rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    public func closeSubpath() {
        elements.append(.close)
    }
}

extension CGPath.Element {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    fileprivate func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}

// MARK: - Shapes

/// How far the control points of a quarter circle lie from its ends, in radii.
private let quarterCircleHandle: CGFloat = 0.5522847498307936

extension CGPath {
    fileprivate func addRectangle(_ rect: CGRect, transform: CGAffineTransform) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.applying(transform) }
        elements.append(.move(corners[0]))
        elements += corners.dropFirst().map { .line($0) }
        elements.append(.close)
    }

    fileprivate func addEllipse(_ rect: CGRect, transform: CGAffineTransform) {
        addRoundedRectangle(
            rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    fileprivate func addRoundedRectangle(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
    ) {
        let handleX = cornerWidth * (1 - quarterCircleHandle)
        let handleY = cornerHeight * (1 - quarterCircleHandle)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: x, y: y).applying(transform)
        }
        elements.append(.move(point(rect.minX + cornerWidth, rect.minY)))
        elements.append(.line(point(rect.maxX - cornerWidth, rect.minY)))
        elements.append(
            .curve(
                point(rect.maxX, rect.minY + cornerHeight),
                control1: point(rect.maxX - handleX, rect.minY),
                control2: point(rect.maxX, rect.minY + handleY)))
        elements.append(.line(point(rect.maxX, rect.maxY - cornerHeight)))
        elements.append(
            .curve(
                point(rect.maxX - cornerWidth, rect.maxY),
                control1: point(rect.maxX, rect.maxY - handleY),
                control2: point(rect.maxX - handleX, rect.maxY)))
        elements.append(.line(point(rect.minX + cornerWidth, rect.maxY)))
        elements.append(
            .curve(
                point(rect.minX, rect.maxY - cornerHeight),
                control1: point(rect.minX + handleX, rect.maxY),
                control2: point(rect.minX, rect.maxY - handleY)))
        elements.append(.line(point(rect.minX, rect.minY + cornerHeight)))
        elements.append(
            .curve(
                point(rect.minX + cornerWidth, rect.minY),
                control1: point(rect.minX, rect.minY + handleY),
                control2: point(rect.minX + handleX, rect.minY)))
        elements.append(.close)
    }
}
