import Testing
import UniformTypeIdentifiers

// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype

@Suite struct TypeIdentifierTests {
    @Test func `types are found by extension and by MIME type`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/vcard") == .vCard)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType("public.png") == .png)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    }

    @Test func `types know what they are a kind of`() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.commaSeparatedText.conforms(to: .text))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .gif))
    }
}
