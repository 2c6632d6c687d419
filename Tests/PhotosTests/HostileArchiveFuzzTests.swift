import Beeline
import Foundation
import SharedScreens
import Testing

@testable import Photos

extension PhotosSuite {
    /// Archives that were damaged, or made to do harm: an error for people or the photos that there are,
    /// and never a crash.
    @MainActor @Suite struct HostileArchiveFuzzTests {
        private typealias Value = ArchiveWriter.Value

        private static let environment = ProcessInfo.processInfo.environment
        private static let rounds = environment["FUZZ_ROUNDS"].flatMap { Int($0) } ?? 400
        private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_261_130

        private func problem(_ data: Data) -> ArchiveError.Problem? {
            do throws(ArchiveError) {
                _ = try PhotoArchive(data, album: "a")
                return nil
            } catch { return error.problem }
        }

        /// An archive of photos, each of the object with the number 2 in the place of its user.
        private func archive(user: Value, photos: [Value]? = nil, name: Value = .uid(0)) -> Data {
            ArchiveWriter.archive(
                [
                    .dictionary([("NS.objects", .array(photos ?? [.uid(4)]))]), user,
                    .dictionary([("NS.objects", .array([]))]),
                    .dictionary([
                        ("identifier", .integer(1)), ("name", name), ("rating", .real(3)),
                        ("creationDate", .uid(5)), ("user", .uid(2)),
                    ]), .dictionary([("NS.time", .real(0))]),
                ], top: [("photos", .uid(1)), ("users", .uid(3))])
        }

        private let nobody = Value.dictionary([("identifier", .integer(1))])

        @Test func `the archive cut off at any byte is an error`() throws {
            let data = try Data(contentsOf: PhotosScreen.archive)
            for end in 0..<data.count { #expect(problem(data.prefix(end)) != nil, "cut at \(end)") }
        }

        @Test func `the archive with wrong bits anywhere is an error or other photos`() throws {
            let data = try Data(contentsOf: PhotosScreen.archive)
            var generator = Generator(state: Self.seed)
            for round in 0..<Self.rounds {
                var broken = data
                for _ in 0...Int.random(in: 0...3, using: &generator) {
                    let place = Int.random(in: 0..<data.count, using: &generator)
                    broken[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                }
                guard let archive = try? PhotoArchive(broken, album: "a") else { continue }
                #expect(
                    archive.photos.count <= data.count, "FUZZ_SEED=\(Self.seed), round \(round)")
                // What is read can be shown.
                for photo in archive.photos { _ = (photo.displayName, photo.detail) }
            }
        }

        @Test func `what refers to nowhere, or to something else, is an error`() {
            #expect(problem(archive(user: nobody)) == nil)
            #expect(problem(archive(user: nobody, photos: [.uid(99)])) == .danglingReference)
            #expect(problem(archive(user: nobody, photos: [.uid(0)])) == .missing)
            #expect(problem(archive(user: nobody, photos: [.string("x")])) == .unexpectedType)
            #expect(problem(archive(user: nobody, name: .uid(5))) == .unexpectedType)
            #expect(problem(archive(user: .string("Ada"))) == .unexpectedType)
            #expect(problem(archive(user: .dictionary([]))) == .missing)
        }

        @Test func `circles are read like any other archive`() {
            // A photo that is its own user, an array that holds itself, a user that is the array.
            #expect(problem(archive(user: .dictionary([("identifier", .uid(2))]))) != nil)
            let own = Value.dictionary([("identifier", .integer(7)), ("photos", .uid(2))])
            #expect(problem(archive(user: own)) == nil)
            #expect(problem(archive(user: nobody, photos: [.uid(1)])) != nil)
        }

        @Test func `a million users one inside the other are one user`() throws {
            let count = 1_000_000
            var objects: [Value] = [
                .dictionary([("NS.objects", .array([.uid(3)]))]),
                .dictionary([("NS.objects", .array([]))]),
            ]
            objects.append(
                .dictionary([
                    ("identifier", .integer(1)), ("name", .uid(0)), ("rating", .real(1)),
                    ("creationDate", .uid(count)), ("user", .uid(4)),
                ]))
            objects.append(.dictionary([("identifier", .integer(1)), ("user", .uid(5))]))
            for number in 5..<count { objects.append(.dictionary([("user", .uid(number + 1))])) }
            objects.append(.dictionary([("NS.time", .real(0))]))
            let data = ArchiveWriter.archive(
                objects, top: [("photos", .uid(1)), ("users", .uid(2))])
            let archive = try PhotoArchive(data, album: "a")
            #expect(archive.photos.count == 1)
            #expect(archive.users.count == 1)
        }

        @Test func `a photo that is named a million times is one photo`() throws {
            let photos = Array(repeating: Value.uid(4), count: 1_000_000)
            let archive = try PhotoArchive(archive(user: nobody, photos: photos), album: "a")
            #expect(archive.photos.count == 1)
        }

        @Test func `a text of a megabyte in ten thousand photos takes no more than names do`()
            throws
        {
            let text = ArchiveWriter.Value.string(String(repeating: "a", count: 1_000_000))
            var objects: [Value] = [.dictionary([("NS.objects", .array([]))]), text]
            objects.append(.dictionary([("NS.time", .real(0))]))
            let first = objects.count + 1
            for number in 0..<10_000 {
                objects.append(
                    .dictionary([
                        ("identifier", .integer(number)), ("name", .uid(2)), ("rating", .real(1)),
                        ("creationDate", .uid(3)), ("user", .uid(0)),
                    ]))
            }
            objects.append(
                .dictionary([("NS.objects", .array((first..<first + 10_000).map { .uid($0) }))]))
            let data = ArchiveWriter.archive(
                objects, top: [("photos", .uid(objects.count)), ("users", .uid(1))])
            let archive = try PhotoArchive(data, album: "a")
            #expect(archive.photos.count == 10_000)
            #expect(archive.photos.allSatisfy { $0.name.utf16.count == PhotoArchive.nameLimit })
        }

        @Test func `dates that no calendar has are unknown dates`() throws {
            for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
                let data = ArchiveWriter.archive(
                    [
                        .dictionary([("NS.objects", .array([.uid(3)]))]),
                        .dictionary([("NS.objects", .array([]))]),
                        .dictionary([
                            ("identifier", .integer(1)), ("name", .uid(0)), ("rating", .real(.nan)),
                            ("creationDate", .uid(4)), ("user", .uid(0)),
                        ]), .dictionary([("NS.time", .real(seconds))]),
                    ], top: [("photos", .uid(1)), ("users", .uid(2))])
                let photo = try #require(try PhotoArchive(data, album: "a").photos.first)
                #expect(photo.formattedDate == "Date unknown")
                #expect(photo.displayName == "Without a Name")
                #expect(photo.rating == 0)
            }
        }

        @Test func `each problem is said to people with the file's name`() {
            let problems: [ArchiveError.Problem] = [
                .truncated, .foreign, .newer, .danglingReference, .unexpectedType, .missing,
            ]
            var texts: Set<String> = []
            for (data, expected) in samples(problems) {
                do throws(ArchiveError) {
                    _ = try PhotoArchive(data, album: "a")
                } catch {
                    #expect(error.problem == expected)
                    texts.insert(OpeningError.archive(name: "b.bin", error).forPeople)
                }
            }
            #expect(texts.count == problems.count)
            #expect(texts.allSatisfy { $0.contains("“b.bin”") })
        }

        private func samples(
            _ problems: [ArchiveError.Problem]
        ) -> [(Data, ArchiveError.Problem)] {
            problems.map { problem in
                switch problem {
                case .truncated: (Data("bplist00".utf8), problem)
                case .foreign: (Data("<?xml?>".utf8), problem)
                case .newer: (Data("bplist15".utf8) + Data(count: 40), problem)
                case .danglingReference: (archive(user: nobody, photos: [.uid(99)]), problem)
                case .unexpectedType: (archive(user: .string("Ada")), problem)
                case .missing: (archive(user: .dictionary([])), problem)
                }
            }
        }
    }
}

/// https://prng.di.unimi.it/splitmix64.c
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}
