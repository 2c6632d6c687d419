import Foundation

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
