import Beeline
import Foundation
import Testing

extension ConnectionTests {
    /// What does a device make of replies that were changed on their way?
    @Suite struct RewrittenReplyTests {
        /// Changes after which a reply is none.
        static let broken: [Fault] = [
            .rewrite("no closing brace") { reply in
                reply.removeLast()
                reply.append(UInt8(ascii: " "))
            },
            .rewrite("two replies in one") { reply in
                let body = reply.suffix(from: reply.headCount)
                reply = .reply(200, String(decoding: body + body, as: UTF8.self))
            },
            .rewrite("a sign that is not UTF-8") { reply in
                reply[reply.endIndex - 2] = 0xFF
            },
            .rewrite("a page for people") { reply in
                reply = .reply(200, "<html>Welcome to this hotel</html>")
            },
            .rewrite("nothing") { reply in reply = .reply(200, "") },
            .rewrite("a length that is too great") { reply in
                reply = reply.withLength { $0 + 9 }
            },
            .rewrite("a length that is too small") { reply in
                reply = reply.withLength { $0 - 9 }
            },
            .rewrite("a length below nothing") { reply in
                reply = reply.withLength { _ in -1 }
            },
            .rewrite("no HTTP") { reply in reply = Data("SSH-2.0-OpenSSH_9.2\r\n\r\n".utf8) },
        ]

        /// JSON, but not what was asked for.
        static let misshapen: [Fault] = [
            .rewrite("an empty object") { $0 = .reply(200, "{}") },
            .rewrite("a list") { $0 = .reply(200, "[]") },
            .rewrite("data that is null") { $0 = .reply(200, #"{"data":null,"responses":null}"#) },
            .rewrite("a record without an identity") { $0.replace("\"id\"", with: "\"ix\"") },
            .rewrite("a record without a version") {
                $0.replace("\"last_modified\"", with: "\"lost_modified\"")
                $0 = $0.withLength { $0 }
            },
            .rewrite("a version that is a text") {
                $0.replace("\"last_modified\":", with: "\"last_modified\" :\"x\",\"x\":")
                $0 = $0.withLength { $0 }
            },
            .rewrite("fewer answers than questions") {
                $0 = .reply(200, #"{"data":[{}],"responses":[]}"#)
            },
        ]

        @Test(arguments: broken + misshapen, [PersonsEdit.creation, .several])
        func `an edit is done once whatever the answer to it has become`(
            _ fault: Fault, _ edit: PersonsEdit
        ) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            world.proxy.fail { $0.method == "GET" ? nil : fault }
            let status = await device.engine.sync()
            #expect(status.problem != nil || status.waiting == 0)
            world.proxy.fail(nil)
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
        }

        @Test(arguments: broken + misshapen)
        func `nothing is taken from a page that is broken`(_ fault: Fault) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            try await other.add(PersonsEdit.ada)
            await world.settle(other)
            world.proxy.fail { _ in fault }
            let status = await device.engine.sync()
            #expect(status.problem != nil)
            #expect(try await device.contacts().isEmpty)
            world.proxy.fail(nil)
            await world.settle(device)
            try await world.expect([PersonsEdit.ada, PersonsEdit.bo], on: device, other)
        }

        @Test(
            arguments: [200, 304, 401, 403, 404, 409, 412, 413, 429, 500, 503], PersonsEdit.allCases
        )
        func `an edit that was done is not done again for another status`(
            _ status: Int, _ edit: PersonsEdit
        ) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            world.proxy.fail { exchange in
                if exchange.method == "GET" { return nil }
                return .rewrite("\(status)") { $0.setStatus(status) }
            }
            _ = await device.engine.sync()
            world.proxy.fail(nil)
            // The person sees what is refused, and lets it be tried again.
            try await device.engine.retryRefused()
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
        }
    }
}

extension Data {
    /// The same with a length that says something else.
    func withLength(_ change: (Int) -> Int) -> Data {
        let body = suffix(from: index(startIndex, offsetBy: headCount))
        let head = String(decoding: prefix(headCount), as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n").map { line in
            line.lowercased().hasPrefix("content-length:")
                ? "Content-Length: \(change(body.count))" : line
        }
        return Data(lines.joined(separator: "\r\n").utf8) + body
    }

    mutating func setStatus(_ status: Int) {
        guard let end = firstIndex(of: 13) else { return }
        replaceSubrange(..<end, with: Data("HTTP/1.1 \(status) X".utf8))
    }
}
