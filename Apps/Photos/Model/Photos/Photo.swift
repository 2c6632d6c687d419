import Foundation

/// A photo: what is known of it, and where its picture is, if it has one.
struct Photo: Identifiable, Hashable, Sendable {
    /// The same each time that the same thing is opened: where it came from, and what it is there.
    let id: String
    /// Where it came from.
    let album: Album.ID
    var name: String
    let creationDate: Date
    /// In stars, of which there are none to five.
    var rating: Int
    /// Whose it is; nil for nobody's.
    var userID: PhotoUser.ID?
    /// What that one is called, which every row of a list shows.
    var userName = ""
    /// Its picture; an archive has none.
    var picture: PictureFile?

    static let ratings = 0...5
}

extension Photo {
    /// A number of stars for any number.
    static func rating(_ number: Double) -> Int {
        guard number > 0 else { return 0 }
        return Int(min(number, Double(ratings.upperBound)).rounded())
    }
}
