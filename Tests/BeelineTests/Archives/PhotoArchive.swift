import Beeline
import Foundation

/// The file of the article on lighter controllers: users and photos in a
/// keyed archive, where a photo points at its user and the user back.
struct PhotoArchive: Equatable {
    struct Photo: Identifiable, Equatable, Sendable {
        let id: Int
        let name: String
        let creationDate: Date
        let rating: Double
        let userID: Int
    }

    struct User: Identifiable, Equatable, Sendable {
        let id: Int
        let username: String
        let photoIDs: [Int]
    }

    var users: [User]
    var photos: [Photo]

    init(users: [User], photos: [Photo]) {
        self.users = users
        self.photos = photos
    }

    /// Reads values that name each other by identity, so that the circle of
    /// the file ends here.
    init(_ data: Data) throws(ArchiveError) {
        let archive = try KeyedArchive(data)
        users = []
        photos = []
        for user in try archive.objects("users") {
            var photoIDs: [Int] = []
            for photo in try user.objects("photos") {
                photoIDs.append(try photo.integer("identifier"))
            }
            users.append(
                User(
                    id: try user.integer("identifier"), username: try user.string("username"),
                    photoIDs: photoIDs))
        }
        for photo in try archive.objects("photos") {
            photos.append(
                Photo(
                    id: try photo.integer("identifier"), name: try photo.string("name"),
                    creationDate: try photo.date("creationDate"),
                    rating: try photo.double("rating"),
                    userID: try photo.object("user").integer("identifier")))
        }
    }

    /// Some users with a number of photos.
    static func sample(users userCount: Int, photos count: Int) -> PhotoArchive {
        let photos = (0..<count).map { number in
            Photo(
                id: number, name: number % 7 == 0 ? "Möwe 海鸥 \(number)" : "Photo \(number)",
                creationDate: Date(timeIntervalSinceReferenceDate: Double(number) * 86_400),
                rating: Double(number % 6), userID: number % userCount)
        }
        let users = (0..<userCount).map { user in
            User(
                id: user, username: "user\(user)",
                photoIDs: photos.filter { $0.userID == user }.map(\.id))
        }
        return PhotoArchive(users: users, photos: photos)
    }

    /// The archive as a keyed archiver lays it out: object 0 is `$null`, then
    /// classes, collections, users and photos, each referring by number.
    func archived(referenceSize: Int = 4) -> Data {
        typealias Value = PropertyListWriter.Value
        var objects: [Value] = [.string("$null")]
        func add(_ value: Value) -> Value {
            objects.append(value)
            return .uid(objects.count - 1)
        }
        func type(_ name: String) -> Value {
            add(
                .dictionary([("$classname", .string(name)), ("$classes", .array([.string(name)]))]))
        }
        let (array, user, photo, date) = (
            type("NSArray"), type("User"), type("Photo"), type("NSDate")
        )
        func list(_ values: [Value]) -> Value {
            add(.dictionary([("NS.objects", .array(values)), ("$class", array)]))
        }
        let firstUser = objects.count
        let firstPhoto = firstUser + users.count
        let userIndex = Dictionary(uniqueKeysWithValues: users.enumerated().map { ($1.id, $0) })
        let photoIndex = Dictionary(uniqueKeysWithValues: photos.enumerated().map { ($1.id, $0) })
        objects += [Value](repeating: .boolean(false), count: users.count + photos.count)
        for (index, content) in users.enumerated() {
            let name = add(.string(content.username))
            let photos = list(content.photoIDs.map { .uid(firstPhoto + (photoIndex[$0] ?? 0)) })
            objects[firstUser + index] = .dictionary([
                ("$class", user), ("identifier", .integer(content.id)), ("username", name),
                ("photos", photos),
            ])
        }
        for (index, content) in photos.enumerated() {
            let name = add(.string(content.name))
            let day = add(
                .dictionary([
                    ("NS.time", .real(content.creationDate.timeIntervalSinceReferenceDate)),
                    ("$class", date),
                ]))
            objects[firstPhoto + index] = .dictionary([
                ("$class", photo), ("identifier", .integer(content.id)), ("name", name),
                ("creationDate", day), ("rating", .real(content.rating)),
                ("user", .uid(firstUser + (userIndex[content.userID] ?? 0))),
            ])
        }
        let userList = list(users.indices.map { .uid(firstUser + $0) })
        let photoList = list(photos.indices.map { .uid(firstPhoto + $0) })
        return PropertyListWriter.data(
            .dictionary([
                ("$version", .integer(100_000)), ("$archiver", .string("NSKeyedArchiver")),
                ("$top", .dictionary([("users", userList), ("photos", photoList)])),
                ("$objects", .array(objects)),
            ]), referenceSize: referenceSize)
    }
}
