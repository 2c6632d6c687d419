public import Foundation

/// What a colour's numbers mean. All colours are sRGB here; grey is sRGB with equal parts.
public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    init(numberOfComponents: Int) {
        self.numberOfComponents = numberOfComponents
    }
}

/// The colours that displays have: red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// Colours that change into one another.
public final class CGGradient: Sendable {
    let stops: [(location: CGFloat, color: CGColor)]

    /// - Parameters:
    ///   - space: Of the colours.
    ///   - colors: `CGColor` values; `nil` comes back when there is none, or something else.
    ///   - locations: From 0 to 1, one for each colour; evenly spread when `nil`.
    public init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return (locations?[index] ?? even, color)
        }
    }

    /// Colours by their components, four for each: red, green, blue and alpha.
    ///
    /// - Parameters:
    ///   - space: Of the colours.
    ///   - components: Of all colours, one after the other.
    ///   - locations: From 0 to 1, `count` of them; evenly spread when `nil`.
    ///   - count: How many colours there are.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents
        stops = (0..<count).map { index in
            let start = index * (width + 1)
            let color =
                width == 1
                ? CGColor(gray: components[start], alpha: components[start + 1])
                : CGColor(
                    red: components[start], green: components[start + 1],
                    blue: components[start + 2], alpha: components[start + 3])
            let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
            return (locations?[index] ?? even, color)
        }
    }
}

/// On Linux an array is an array.
public typealias CFArray = [Any]
