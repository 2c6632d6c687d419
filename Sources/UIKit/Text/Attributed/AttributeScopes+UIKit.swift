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

extension NSAttributedString {
    /// A text as UIKit draws it.
    ///
    /// - Parameter transform: Makes of each run's attributes those that it is drawn by.
    convenience init(
        drawing text: AttributedString, _ transform: (AttributeContainer) -> AttributeContainer
    ) {
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs {
            whole.append(
                NSAttributedString(
                    string: String(text[run.range].characters),
                    attributes: transform(run.attributes).drawn))
        }
        self.init(attributedString: whole)
    }
}

extension AttributeContainer {
    /// The attributes that UIKit draws by, under its own keys.
    fileprivate var drawn: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Scope.FontAttribute.self]
        attributes[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        attributes[.kern] = self[Scope.KernAttribute.self]
        attributes[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        attributes[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        return attributes
    }
}
