import Foundation

/// One text of a button: plain, or with attributes that it is drawn by.
@MainActor struct ButtonText {
    private let text: AttributedString
    private let transformer: UIConfigurationTextAttributesTransformer?

    init?(
        _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        guard let text else { return nil }
        self.text = text
        self.transformer = transformer
    }

    /// With attributes, where it has any; what it has none of is as the button's text is.
    func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
        let isPlain =
            transformer == nil && text.runs.allSatisfy { $0.attributes == AttributeContainer() }
        guard !isPlain else { return nil }
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        return NSAttributedString(drawing: text) { own in
            let attributes = base.merging(own)
            return transformer?(attributes) ?? attributes
        }
    }
}
