extension UTType {
    /// The type `public.item`.
    public static let item = UTType(known: "public.item")
    /// The type `public.content`.
    public static let content = UTType(known: "public.content")
    /// The type `public.data`.
    public static let data = UTType(known: "public.data")
    /// The type `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// The type `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// The type `public.text`.
    public static let text = UTType(known: "public.text")
    /// The type `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// The type `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// The type `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// The type `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// The type `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// The type `public.html`.
    public static let html = UTType(known: "public.html")
    /// The type `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// The type `public.json`.
    public static let json = UTType(known: "public.json")
    /// The type `public.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// The type `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
    /// The type `public.calendar-event`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// The type `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// The type `public.url`.
    public static let url = UTType(known: "public.url")
    /// The type `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// The type `public.image`.
    public static let image = UTType(known: "public.image")
    /// The type `public.png`.
    public static let png = UTType(known: "public.png")
    /// The type `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// The type `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// The type `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// The type `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// The type `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// The type `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// The type `com.microsoft.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// The type `com.apple.icns`.
    public static let icns = UTType(known: "com.apple.icns")
    /// The type `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// The type `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// The type `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// The type `public.video`.
    public static let video = UTType(known: "public.video")
    /// The type `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// The type `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// The type `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// The type `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// The type `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// The type `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// The type `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// The type `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// The type `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// The type `public.database`.
    public static let database = UTType(known: "public.database")
    /// The type `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// The type `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// The type `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// The type `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
}
