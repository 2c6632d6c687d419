/// The kinds of data that are known here.
enum KnownTypes {
    struct Entry: Sendable {
        let identifier: String
        let supertypes: [String]
        /// Without dots, the preferred one first.
        let extensions: [String]
        /// The preferred one first.
        let mimeTypes: [String]
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [Entry] = [
        entry("public.item", ""),
        entry("public.content", ""),
        entry("public.data", "public.item"),
        entry("public.directory", "public.item"),
        entry("public.folder", "public.directory", "", "inode/directory"),
        entry("public.text", "public.data public.content"),
        entry("public.plain-text", "public.text", "txt text", "text/plain"),
        entry("public.utf8-plain-text", "public.plain-text"),
        entry(
            "public.delimited-values-text", "public.text"),
        entry(
            "public.comma-separated-values-text", "public.delimited-values-text", "csv",
            "text/csv text/comma-separated-values"),
        entry(
            "public.tab-separated-values-text", "public.delimited-values-text", "tsv",
            "text/tab-separated-values"),
        entry("public.rtf", "public.text", "rtf", "text/rtf application/rtf"),
        entry("public.html", "public.text", "html htm", "text/html"),
        entry("public.xml", "public.text", "xml", "application/xml text/xml"),
        entry("public.json", "public.text", "json", "application/json"),
        entry("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
        entry("public.vcard", "public.text", "vcf vcard", "text/vcard text/x-vcard text/directory"),
        entry("public.calendar-event", "public.data", "ics", "text/calendar"),
        entry("com.apple.property-list", "public.data", "plist", "application/x-plist"),
        entry("public.url", "public.data"),
        entry("public.file-url", "public.url"),
        entry("public.image", "public.data public.content"),
        entry("public.png", "public.image", "png", "image/png"),
        entry("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg"),
        entry("com.compuserve.gif", "public.image", "gif", "image/gif"),
        entry("public.tiff", "public.image", "tiff tif", "image/tiff"),
        entry("org.webmproject.webp", "public.image", "webp", "image/webp"),
        entry("public.heic", "public.image", "heic", "image/heic"),
        entry("public.svg-image", "public.image", "svg svgz", "image/svg+xml"),
        entry("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
        entry("com.apple.icns", "public.image", "icns", "image/x-icns"),
        entry("com.adobe.pdf", "public.data public.content", "pdf", "application/pdf"),
        entry("public.audiovisual-content", "public.data public.content"),
        entry("public.movie", "public.audiovisual-content"),
        entry("public.video", "public.movie"),
        entry("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
        entry("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        entry("public.audio", "public.audiovisual-content"),
        entry("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        entry("com.microsoft.waveform-audio", "public.audio", "wav", "audio/x-wav audio/wav"),
        entry("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"),
        entry("public.archive", "public.data"),
        entry("public.zip-archive", "public.archive", "zip", "application/zip"),
        entry("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip"),
        entry("public.database", "public.data"),
        entry("public.source-code", "public.plain-text"),
        entry("public.swift-source", "public.source-code", "swift", "text/x-swift"),
        entry("public.spreadsheet", "public.content"),
        entry("public.presentation", "public.content"),
    ]

    private static func entry(
        _ identifier: String, _ supertypes: String, _ extensions: String = "",
        _ mimeTypes: String = ""
    ) -> Entry {
        Entry(
            identifier: identifier, supertypes: words(supertypes), extensions: words(extensions),
            mimeTypes: words(mimeTypes))
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
