import Foundation

/// A page that is rolled up from its lower edge around a level axis.
///
/// UIKit lifts a page by its corner and bends it along a slanted axis; here the axis is level.
@MainActor struct PageCurl {
    let bounds: CGRect

    private var radius: CGFloat { max(8, bounds.height * 0.08) }

    /// - Parameter share: 0 shows the page flat, 1 shows it gone.
    func picture(of page: RenderNode?, over below: RenderNode?, share: CGFloat) -> RenderNode? {
        guard let page, !bounds.isEmpty else { return below }
        let line = bounds.maxY - share * (bounds.height + 2 * radius)
        let parts = [below, shadow(at: line)] + front(of: page, line) + back(of: page, line)
        return RenderNode.container(parts.compactMap { $0 })?.clipped(to: bounds)
    }

    /// What the roll takes of the light on the page below.
    private func shadow(at line: CGFloat) -> RenderNode {
        let rectangle = CGRect(
            x: bounds.minX, y: line, width: bounds.width, height: 2.2 * radius)
        return .linearGradient(
            in: rectangle, from: rectangle.origin, to: CGPoint(x: bounds.minX, y: rectangle.maxY),
            stops: [Self.shade(0, 0.35), Self.shade(0.45, 0.3), Self.shade(1, 0)])
    }

    /// The flat part of the page, and the part that rises.
    private func front(of page: RenderNode, _ line: CGFloat) -> [RenderNode?] {
        let flat = strip(of: page, from: bounds.minY, to: line, at: bounds.minY, to: line)
        return [flat] + rolled(page, line, angles: 0...(.pi / 2))
    }

    /// The part of the page that shows its back: what comes over the roll, and lies on the page.
    private func back(of page: RenderNode, _ line: CGFloat) -> [RenderNode?] {
        let length = line + .pi * radius
        guard line + .pi / 2 * radius < bounds.maxY else { return [] }
        let paper = RenderNode.color(CGColor(gray: 1, alpha: 1), in: bounds)
        let printed = RenderNode.container([paper, page.clipped(to: bounds).faded(to: 0.12)])
        guard let printed else { return [] }
        let flat = strip(
            of: printed, from: length, to: bounds.maxY, at: line,
            to: line - (bounds.maxY - length))
        let light = CGRect(x: bounds.minX, y: line, width: bounds.width, height: radius)
        let roundness = RenderNode.linearGradient(
            in: light, from: light.origin, to: CGPoint(x: bounds.minX, y: light.maxY),
            stops: [Self.shade(0, 0), Self.shade(0.6, 0.06), Self.shade(1, 0.3)])
        return [flat] + rolled(printed, line, angles: (.pi / 2)...(.pi)) + [roundness]
    }

    /// A part of the page around the roll, in strips that are flat enough.
    private func rolled(
        _ page: RenderNode, _ line: CGFloat, angles: ClosedRange<CGFloat>
    ) -> [RenderNode?] {
        let count = 12
        let step = (angles.upperBound - angles.lowerBound) / CGFloat(count)
        return (0..<count).map { index in
            let start = angles.lowerBound + CGFloat(index) * step
            return strip(
                of: page, from: line + radius * start, to: line + radius * (start + step),
                at: line + radius * sin(start), to: line + radius * sin(start + step))
        }
    }

    /// The rows of a page from one height to another, moved and stretched to two other heights.
    private func strip(
        of page: RenderNode, from start: CGFloat, to end: CGFloat, at goalStart: CGFloat,
        to goalEnd: CGFloat
    ) -> RenderNode? {
        let low = max(start, bounds.minY)
        let high = min(end, bounds.maxY)
        guard low < high, start < end, goalStart != goalEnd else { return nil }
        let scale = (goalEnd - goalStart) / (end - start)
        let source = CGRect(x: bounds.minX, y: low, width: bounds.width, height: high - low)
        return page.clipped(to: source).transformed(
            by: CGAffineTransform(a: 1, b: 0, c: 0, d: scale, tx: 0, ty: goalStart - start * scale))
    }

    private static func shade(_ location: CGFloat, _ alpha: CGFloat) -> RenderNode.ColorStop {
        RenderNode.ColorStop(location: location, color: CGColor(gray: 0, alpha: alpha))
    }
}
