import Beeline
import Foundation
import SharedScreens

/// Pictures to try the app with, of users who don't exist, drawn by the app into its own folder.
enum SamplePictures {
    static let albumID: Album.ID = "samples"

    static let users = [
        PhotoUser(id: "samples#1", username: "ada", firstName: "Ada", lastName: "Andersson"),
        PhotoUser(id: "samples#2", username: "xiaoming", firstName: "小明", lastName: "王"),
        PhotoUser(id: "samples#3", username: "layla", firstName: "ليلى", lastName: "حداد"),
        PhotoUser(id: "samples#4", username: "dmitri", firstName: "Дмитрий", lastName: "Петров"),
    ]

    static let names = [
        "Morning over the Hills", "海边的早晨", "شروق الشمس", "Зимний вечер", "Blue Hour",
        "First Snow", "秋天的湖", "Desert Wind", "Rain at Noon", "Лунная ночь", "Harvest",
        "غروب على البحر", "Northern Light", "夏日山谷", "Fog in the Valley", "Spring Meadow",
        "Last Train Home", "Белые ночи", "Red Rocks", "雨后", "Coral Bay", "Windmills",
        "ليل الصحراء", "Long Way Round",
    ]

    /// - Parameter folder: For the pictures; nil for one beside the app's database.
    /// - Returns: The album with the pictures.
    static func open(in database: Database, folder: URL? = nil) async throws -> Album {
        let folder =
            try folder
            ?? AppFile.folder(PhotosDatabase.name)
            .appendingPathComponent("samples", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let album = Album(
            id: albumID, name: localized("Sample Pictures"), kind: .samples, openedAt: Date())
        var photos: [Photo] = []
        for number in names.indices {
            let file = folder.appendingPathComponent("sample-\(number + 1).jpg")
            try SampleDrawing(number: number).jpeg()?.write(to: file, options: .atomic)
            if let picture = PictureFolder.picture(at: file) {
                photos.append(photo(number, picture, album.id))
            }
        }
        let drawn = photos
        try await database.write { db in
            try db.save(album)
            for user in users { try db.save(user) }
            for photo in drawn { try db.save(photo) }
        }
        return album
    }

    private static func photo(_ number: Int, _ picture: PictureFile, _ album: Album.ID) -> Photo {
        let user = users[number * 7 % users.count]
        // A new one every nine days, the first of them on the 10th of November 2026.
        let date = Date(timeIntervalSinceReferenceDate: 815_961_600 - Double(number) * 9 * 86_400)
        return Photo(
            id: picture.path, album: album, name: names[number], creationDate: date,
            rating: number * 5 % 6, userID: user.id, userName: user.displayName, picture: picture)
    }
}
