public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor open class Detent: NSObject {
        /// Tells one detent from another.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private typealias Resolver =
            (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        public final let identifier: Identifier
        private let resolver: Resolver

        private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the screen.
        open class func medium() -> Detent {
            Detent(.medium) { ($0.maximumDetentValue * 0.53).rounded() }
        }

        /// All of the room there is.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height of the program's own.
        ///
        /// - Parameters:
        ///   - identifier: `nil` for one that no other detent has.
        ///   - resolver: Gives the height in points, without the safe area below; `nil` leaves the
        ///     detent out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (
                    _ context: any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in points; `nil` when the detent is left out.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }

        final func height(in traits: UITraitCollection, maximum: CGFloat) -> CGFloat? {
            resolvedValue(in: DetentContext(traits, maximum))
        }
    }
}

/// What a custom detent works its height out from.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the presentation's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
