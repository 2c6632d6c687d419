public import Foundation

/// A colour, fixed or dynamic: a dynamic one looks different in light and in dark.
public final class UIColor: NSObject, Sendable {
    private let foundationHeader = FoundationHeader.swiftObject

    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// Components from 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameters:
    ///   - hue: From 0 to 1, once around the colour circle.
    ///   - saturation: From 0, grey, to 1.
    ///   - brightness: From 0, black, to 1.
    ///   - alpha: From 0, clear, to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = max(0, min(position, 4 - position, 1))
            return brightness - brightness * saturation * distance
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// A colour that asks the closure anew for each environment.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    var isDynamic: Bool {
        if case .dynamic = source { return true }
        return false
    }

    /// The fixed colour that this one is under the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    func cgColor(with traitCollection: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider):
            provider(traitCollection).cgColor(with: traitCollection)
        }
    }

    /// The colour under `UITraitCollection.current`.
    @MainActor public var cgColor: CGColor { cgColor(with: .current) }

    /// The same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color):
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Writes the components under `UITraitCollection.current`, each from 0 to 1.
    @MainActor @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else {
            return false
        }
        return mine == theirs
    }

    public override var hash: Int {
        guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
        return color.hashValue
    }

    public override var description: String {
        guard case .fixed(let color) = source else { return "<UIColor: dynamic>" }
        return "<UIColor: \(color.red) \(color.green) \(color.blue) \(color.alpha)>"
    }
}
