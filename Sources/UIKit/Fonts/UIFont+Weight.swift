public import Foundation

extension UIFont {
    /// How heavy a typeface is, from -1 to 1, regular being 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest weight on the scale from 100 to 900 that font files use.
        var numeric: Int {
            let scale: [(weight: Weight, number: Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
                (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            let nearest = scale.min {
                abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
            }
            return nearest?.number ?? 400
        }
    }
}
