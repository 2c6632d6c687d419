import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle and
// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer

@MainActor @Suite(.serialized) struct ButtonAttributeTests {
    private func attributes(_ label: UILabel?, at offset: Int) -> [NSAttributedString.Key: Any] {
        label?.attributedText?.attributes(at: offset, effectiveRange: nil) ?? [:]
    }

    @Test func `a title with attributes keeps its own and takes the button's for the rest`() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Buy ")
        var price = AttributedString("$5")
        price.font = .boldSystemFont(ofSize: 22)
        price.foregroundColor = .systemYellow
        price.underlineStyle = .single
        title.append(price)
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(configuration.title == "Buy $5")
        #expect(button.currentTitle == "Buy $5")
        let plain = attributes(button.titleLabel, at: 0)
        #expect(plain[.font] as? UIFont == .preferredFont(forTextStyle: .body))
        #expect(plain[.foregroundColor] as? UIColor == .white)
        #expect(plain[.underlineStyle] == nil)
        let own = attributes(button.titleLabel, at: 4)
        #expect(own[.font] as? UIFont == .boldSystemFont(ofSize: 22))
        #expect(own[.foregroundColor] as? UIColor == .systemYellow)
        #expect(own[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test func `a title takes the place of an attributed one, and the other way round`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "one"
        #expect(configuration.attributedTitle == AttributedString("one"))
        configuration.attributedTitle = AttributedString("two")
        #expect(configuration.title == "two")
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
        configuration.attributedSubtitle = AttributedString("three")
        #expect(configuration.subtitle == "three")
        configuration.subtitle = "four"
        #expect(configuration.attributedSubtitle == AttributedString("four"))
    }

    @Test func `a transformer has the last word on each part's attributes`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Save"
        configuration.subtitle = "all of it"
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 30, weight: .heavy)
            return outgoing
        }
        var seen: UIFont?
        configuration.subtitleTextAttributesTransformer = .init { incoming in
            seen = incoming.font
            var outgoing = incoming
            outgoing.foregroundColor = .systemGreen
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        let title = attributes(button.titleLabel, at: 0)
        #expect(title[.font] as? UIFont == .systemFont(ofSize: 30, weight: .heavy))
        #expect(title[.foregroundColor] as? UIColor == button.tintColor)
        let subtitle = attributes(button.subtitleLabel, at: 0)
        #expect(subtitle[.foregroundColor] as? UIColor == .systemGreen)
        #expect(seen == .preferredFont(forTextStyle: .caption1))
        let large = button.intrinsicContentSize
        configuration.titleTextAttributesTransformer = nil
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height < large.height)
    }

    @Test func `a disabled button's plain parts are pale with attributes too`() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Off")
        title.kern = 2
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        #expect(
            attributes(button.titleLabel, at: 0)[.foregroundColor] as? UIColor == .tertiaryLabel)
        #expect(attributes(button.titleLabel, at: 0)[.kern] as? CGFloat == 2)
    }
}
