import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiimageview and
// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum

@MainActor @Suite struct ImageViewTests {
    private let image: UIImage

    init() throws {
        image = try #require(UIImage(data: ImageDecodingTests.png()))
    }

    @Test func `a view of a picture has its size and shows its pixels`() throws {
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        let picture = try Picture(of: view)
        #expect(picture[2, 5] == .red)
        #expect(picture[17, 5] == .blue)
        #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func `the picture is fitted, filled and placed as the mode says`() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.image = image
        #expect(try Picture(of: view).inkBounds?.size == CGSize(width: 40, height: 40))
        view.contentMode = .scaleAspectFit
        #expect(
            try Picture(of: view).inkBounds == CGRect(x: 0, y: 10, width: 40, height: 20))
        view.contentMode = .topRight
        #expect(
            try Picture(of: view).inkBounds == CGRect(x: 20, y: 0, width: 20, height: 10))
        view.contentMode = .scaleAspectFill
        #expect(try Picture(of: view, margin: 50).inkBounds?.width == 80)
        view.clipsToBounds = true
        #expect(try Picture(of: view, margin: 50).inkBounds?.width == 40)
    }

    @Test func `a template has the tint colour, also after that changed`() throws {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(try Picture(of: view)[2, 5] == .green)
        view.tintColor = .blue
        #expect(try Picture(of: view)[2, 5] == .blue)
        view.image = image
        #expect(try Picture(of: view)[2, 5] == .red)
    }

    @Test func `the highlighted picture takes the other's place`() throws {
        let view = UIImageView(
            image: image, highlightedImage: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        view.isHighlighted = true
        #expect(try Picture(of: view)[2, 5] == .green)
        view.isHighlighted = false
        #expect(try Picture(of: view)[2, 5] == .red)
    }

    @Test func `a symbol is found under Apple's name, and an unknown one is nil`() throws {
        let plus = try #require(UIImage(systemName: "plus"))
        #expect(plus.isSymbolImage)
        #expect(plus.size.width > 10)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        let large = plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
        #expect(large.size.width == 120)
        #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)) === image)
    }

    @Test func `a symbol is drawn in the tint colour`() throws {
        let view = UIImageView(image: UIImage(systemName: "plus"))
        view.frame.size = CGSize(width: 32, height: 32)
        view.tintColor = .red
        let picture = try Picture(of: view)
        #expect(picture[16, 16] == .red)
        #expect(picture[2, 2] == .clear)
    }

    @Test func `a star is an outline unless it is filled, as dense as other symbols`() throws {
        let (outline, filled) = (try shape(of: "star"), try shape(of: "star.fill"))
        #expect(outline[32, 32] == .clear)
        #expect(filled[32, 32] == .red)
        for picture in [outline, filled, try shape(of: "flag")] {
            #expect((0..<64).contains { x in (0..<64).contains { picture[x, $0] == .red } })
        }
    }

    @Test func `a flag is a flag`() throws {
        let picture = try shape(of: "flag")
        // A pole at the left, cloth beside its upper half and nothing beside the lower one.
        #expect((0..<32).contains { picture[$0, 54] == .red })
        #expect(!(36..<64).contains { picture[$0, 54] == .red })
        #expect((36..<56).allSatisfy { picture[$0, 26] == .red })
    }

    private func shape(of symbol: String) throws -> Picture {
        let view = UIImageView(image: UIImage(systemName: symbol))
        view.frame.size = CGSize(width: 64, height: 64)
        view.tintColor = .red
        return try Picture(of: view)
    }

    @Test func `an inherited tint colour reaches what is added to its view`() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.tintColor = .green
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        _ = view.layer.renderNode()
        let button = UIButton(type: .system)
        button.setTitle("■", for: .normal)
        parent.addSubview(view)
        parent.addSubview(button)
        #expect(try Picture(of: view)[2, 5] == .green)
        #expect(button.titleLabel?.textColor == .green)
        button.removeFromSuperview()
        #expect(button.titleLabel?.textColor == .tintColor)
    }
}
