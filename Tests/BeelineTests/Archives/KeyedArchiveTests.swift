import Beeline
import Foundation
import Testing

@Suite struct KeyedArchiveTests {
    private func problem(_ data: Data) -> ArchiveError? {
        do throws(ArchiveError) { _ = try PhotoArchive(data) } catch { return error }
        return nil
    }

    @Test func `users and photos that point at each other are read`() throws {
        let sample = PhotoArchive.sample(users: 3, photos: 20)
        #expect(try PhotoArchive(sample.archived()) == sample)
    }

    @Test func `an archive of another program is read`() throws {
        let archive = try PhotoArchive(ForeignFixture.data)
        #expect(archive.users == [.init(id: 42, username: "dörte", photoIDs: [7])])
        #expect(
            archive.photos == [
                .init(
                    id: 7, name: "Sylt", creationDate: Date(timeIntervalSinceReferenceDate: 86_400),
                    rating: 4.5, userID: 42)
            ])
        #expect(try KeyedArchive(ForeignFixture.data).objects("photos")[0].className == "Photo")
    }

    @Test func `an object is the same from wherever it is reached`() throws {
        let archive = try KeyedArchive(ForeignFixture.data)
        let user = try archive.objects("users")[0]
        let photo = try user.objects("photos")[0]
        #expect(try photo.object("user") == user)
        #expect(try photo.object("user").objects("photos")[0].object("user").id == user.id)
    }

    /// First seen in submersion-app/submersion#256.
    @Test(arguments: [(300, 2), (300, 3), (300, 8), (14_000, 4)])
    func `references of any width are read`(count: Int, referenceSize: Int) throws {
        let sample = PhotoArchive.sample(users: 30, photos: count)
        let data = sample.archived(referenceSize: referenceSize)
        let archive = try PhotoArchive(data)
        #expect(archive.photos == sample.photos && archive.users == sample.users)
        // 14,000 photos make more than 70,000 objects.
        #expect(try KeyedArchive(data).objects("photos").count == count)
    }

    /// First seen in python/cpython#76078.
    @Test func `an archive cut at any byte is an error that says where`() {
        let whole = PhotoArchive.sample(users: 2, photos: 3).archived()
        for count in 0..<whole.count {
            let error = problem(whole.prefix(count))
            #expect(error != nil, "cut at \(count)")
            #expect(error?.offset != nil || error?.object != nil, "\(error as Any)")
        }
    }

    @Test func `an archive with any byte changed is an error or other values`() {
        let whole = PhotoArchive.sample(users: 2, photos: 2).archived()
        var errors = 0
        for place in whole.indices {
            for value: UInt8 in [0, 1, 0x0F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF, whole[place] ^ 1] {
                var damaged = whole
                damaged[place] = value
                if problem(damaged) != nil { errors += 1 }
            }
        }
        #expect(errors > whole.count)
    }

    @Test func `what was asked for and is not there is named`() throws {
        let archive = try KeyedArchive(ForeignFixture.data)
        func message(_ body: () throws(ArchiveError) -> Void) -> String? {
            do throws(ArchiveError) { try body() } catch { return error.description }
            return nil
        }
        #expect(
            message { () throws(ArchiveError) in _ = try archive.object("albums") }
                == "The archive can’t be read: nothing is archived under “albums”.")
        let user = try archive.objects("users")[0]
        #expect(
            message { () throws(ArchiveError) in _ = try user.string("lastname") }
                == "The archive can’t be read: “lastname” is missing in object 3.")
        #expect(
            message { () throws(ArchiveError) in _ = try user.integer("username") }
                == "The archive can’t be read: “username” is no number in object 3.")
        #expect(
            message { () throws(ArchiveError) in _ = try user.elements() }
                == "The archive can’t be read: “NS.objects” is no array in object 3.")
    }
}
