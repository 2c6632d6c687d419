public import Foundation

/// The attributes of an `AttributedString` that UIKit draws by.
extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        /// A `UIFont`.
        public let font: FontAttribute
        /// A `UIColor`.
        public let foregroundColor: ForegroundColorAttribute
        /// A `UIColor`.
        public let backgroundColor: BackgroundColorAttribute
        /// A number of points between letters.
        public let kern: KernAttribute
        /// Lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Lines through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A number of points; positive raises.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes that don't depend on how text is drawn.
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
