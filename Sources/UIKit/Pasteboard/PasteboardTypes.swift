import Foundation

/// Apple's type identifiers and the MIME types by which the desktop knows the same things
/// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers,
/// https://www.iana.org/assignments/media-types).
enum PasteboardTypes {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    static let texts = [text, "public.plain-text", "public.text"]
    static let urls = [url, fileURL]
    static let images = [
        png, "public.jpeg", "public.tiff", "com.compuserve.gif", "org.webmproject.webp",
        "public.image",
    ]

    /// The MIME types of an identifier, the best first.
    static func mimeTypes(of identifier: String) -> [String] {
        mimeTypesByIdentifier[identifier] ?? [identifier]
    }

    /// The identifier of a MIME type; a type that Apple has no name for keeps its own.
    static func identifier(ofMIMEType type: String) -> String {
        identifiersByMIMEType[type] ?? type
    }

    private static let mimeTypesByIdentifier: [String: [String]] = [
        text: ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"],
        "public.plain-text": ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"],
        "public.text": ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"],
        "public.html": ["text/html"],
        "public.rtf": ["text/rtf", "application/rtf"],
        url: ["text/uri-list"],
        fileURL: ["text/uri-list"],
        png: ["image/png"],
        "public.jpeg": ["image/jpeg"],
        "public.tiff": ["image/tiff"],
        "com.compuserve.gif": ["image/gif"],
        "org.webmproject.webp": ["image/webp"],
        "public.svg-image": ["image/svg+xml"],
        "com.adobe.pdf": ["application/pdf"],
        "public.vcard": ["text/vcard", "text/x-vcard"],
        "public.json": ["application/json"],
    ]

    private static let identifiersByMIMEType: [String: String] = {
        var identifiers: [String: String] = [:]
        for (identifier, types) in mimeTypesByIdentifier {
            for type in types
            where identifier != "public.plain-text" && identifier != "public.text"
                && identifier != fileURL
            {
                identifiers[type] = identifier
            }
        }
        return identifiers
    }()
}
