import Foundation
import Testing

@testable import UIKit

/// A folder with pictures and a catalog, made for the test.
@MainActor private final class AssetFolder {
    let folder: URL
    let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A square of one colour.
    func addPicture(_ path: String, side: Int, _ color: UIColor) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: format
        ).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        try add(path, try #require(image.pngData()))
    }

    func add(_ path: String, _ text: String) throws {
        try add(path, Data(text.utf8))
    }

    func add(_ path: String, _ data: Data) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

@MainActor @Suite(.serialized) struct NamedAssetTests {
    private let assets: AssetFolder

    init() throws {
        assets = try AssetFolder()
    }

    private func image(
        _ name: String, scale: CGFloat = 1, _ style: UIUserInterfaceStyle = .unspecified
    ) -> UIImage? {
        UIImage(
            named: name, in: assets.bundle,
            compatibleWith: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: scale),
                UITraitCollection(userInterfaceStyle: style),
            ]))
    }

    private func color(of image: UIImage?, dark: Bool = false) throws -> Picture.Pixel {
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = dark ? .dark : .light
        return try Picture(of: view)[1, 1]
    }

    // MARK: - Files

    // https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    @Test func `a file is found by its name, with its ending or without`() throws {
        try assets.addPicture("bee.png", side: 10, .red)
        #expect(image("bee")?.size == CGSize(width: 10, height: 10))
        #expect(image("bee.png")?.size == CGSize(width: 10, height: 10))
        #expect(image("wasp") == nil)
        #expect(image("") == nil)
        try assets.add("broken.png", "no picture")
        #expect(image("broken") == nil)
    }

    @Test func `of several scales the display's is taken, else the next finer one`() throws {
        try assets.addPicture("bee.png", side: 10, .red)
        try assets.addPicture("bee@3x.png", side: 30, .blue)
        #expect(image("bee", scale: 1)?.scale == 1)
        let fine = image("bee", scale: 2)
        #expect(fine?.scale == 3)
        #expect(fine?.size == CGSize(width: 10, height: 10))
        #expect(try color(of: fine) == .blue)
        #expect(image("bee", scale: 4)?.scale == 3)
    }

    @Test func `asking again gives the same picture`() throws {
        try assets.addPicture("bee.png", side: 10, .red)
        let first = image("bee")
        try FileManager.default.removeItem(at: assets.folder.appending(path: "bee.png"))
        #expect(image("bee") == first)
    }

    // MARK: - Catalogs

    private func addSet() throws {
        try assets.addPicture("A.xcassets/Group/bee.imageset/day.png", side: 10, .red)
        try assets.addPicture("A.xcassets/Group/bee.imageset/day2.png", side: 20, .green)
        try assets.addPicture("A.xcassets/Group/bee.imageset/night.png", side: 10, .blue)
        try assets.add(
            "A.xcassets/Group/bee.imageset/Contents.json",
            """
            {"images": [
              {"filename": "day.png", "idiom": "universal", "scale": "1x"},
              {"filename": "day2.png", "idiom": "universal", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "filename": "night.png", "idiom": "universal", "scale": "1x"}],
             "info": {"author": "xcode", "version": 1}}
            """)
    }

    @Test func `a set of a catalog has scales, and another picture for dark`() throws {
        try addSet()
        let bee = image("bee")
        #expect(try color(of: bee) == .red)
        #expect(try color(of: bee, dark: true) == .blue)
        #expect(try color(of: image("bee", scale: 2)) == .green)
        #expect(try color(of: image("bee", .dark)) == .blue)
        #expect(try color(of: image("bee", .light), dark: true) == .red)
    }

    @Test func `a view shows the other picture when it becomes dark`() throws {
        try addSet()
        let view = UIImageView(image: image("bee"))
        view.overrideUserInterfaceStyle = .light
        #expect(try Picture(of: view)[1, 1] == .red)
        view.overrideUserInterfaceStyle = .dark
        #expect(try Picture(of: view)[1, 1] == .blue)
    }

    @Test func `a folder that provides a namespace is part of the name`() throws {
        try addSet()
        #expect(image("bee") != nil)
        let other = try AssetFolder()
        try other.addPicture("A.xcassets/Insects/bee.imageset/b.png", side: 4, .red)
        try other.add(
            "A.xcassets/Insects/bee.imageset/Contents.json",
            #"{"images": [{"filename": "b.png", "idiom": "universal"}]}"#)
        try other.add(
            "A.xcassets/Insects/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        #expect(UIImage(named: "bee", in: other.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Insects/bee", in: other.bundle, compatibleWith: nil) != nil)
    }

    @Test func `a set says whether it is a template, and how it grows`() throws {
        try assets.addPicture("A.xcassets/box.imageset/b.png", side: 20, .red)
        try assets.add(
            "A.xcassets/box.imageset/Contents.json",
            """
            {"images": [{"filename": "b.png", "idiom": "universal", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1},
                "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        let box = try #require(image("box"))
        #expect(box.renderingMode == .alwaysTemplate)
        #expect(box.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        #expect(box.resizingMode == .stretch)
    }

    @Test func `a colour of a catalog is written in three ways, and may be dynamic`() throws {
        func components(_ red: String, _ green: String, _ blue: String) -> String {
            """
            {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)", \
            "blue": "\(blue)", "alpha": "1.000"}}
            """
        }
        try assets.add(
            "A.xcassets/honey.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": \(components("0xFF", "128", "0.0"))},
              {"idiom": "universal", "color": \(components("0.000", "0x00", "255")),
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        let honey = try #require(UIColor(named: "honey", in: assets.bundle, compatibleWith: nil))
        let light = honey.cgColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light.components == [1, CGFloat(128) / 255, 0, 1])
        let dark = honey.cgColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.components == [0, 0, 1, 1])
        #expect(UIColor(named: "wax", in: assets.bundle, compatibleWith: nil) == nil)
    }

    @Test func `a data set's file is read`() throws {
        try assets.add("A.xcassets/list.dataset/list.txt", "bees")
        try assets.add(
            "A.xcassets/list.dataset/Contents.json",
            #"{"data": [{"filename": "list.txt", "idiom": "universal"}]}"#)
        let list = NSDataAsset(name: "list", bundle: assets.bundle)
        #expect(list.map { String(decoding: $0.data, as: UTF8.self) } == "bees")
        #expect(NSDataAsset(name: "other", bundle: assets.bundle) == nil)
    }

    @Test func `a broken catalog gives nothing and breaks nothing`() throws {
        try assets.add("A.xcassets/bee.imageset/Contents.json", "{")
        try assets.add(
            "A.xcassets/wasp.imageset/Contents.json",
            #"{"images": [{"filename": "missing.png", "idiom": "universal"}]}"#)
        try assets.add(
            "A.xcassets/wax.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
        #expect(image("bee") == nil)
        #expect(image("wasp") == nil)
        #expect(UIColor(named: "wax", in: assets.bundle, compatibleWith: nil) == nil)
    }
}
