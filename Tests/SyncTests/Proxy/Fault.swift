import Foundation
import Testing

/// What a ``FaultyProxy`` does to an exchange.
struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the connection ends with it.
    let isEnd: Bool
    let perform: @Sendable (Exchange) -> Void

    init(
        _ name: String, isEnd: Bool = true, _ perform: @escaping @Sendable (Exchange) -> Void
    ) {
        testDescription = name
        self.isEnd = isEnd
        self.perform = perform
    }

    // MARK: Cuts

    static let cutBeforeRequest = Fault("cut before the request") { $0.cut() }

    static let cutInRequestHead = Fault("cut in the request's head") { exchange in
        exchange.forward(first: exchange.request.headCount / 2)
        exchange.cut()
    }

    static let cutInRequestBody = Fault("cut in the request's body") { exchange in
        let (head, all) = (exchange.request.headCount, exchange.request.count)
        exchange.forward(first: head + (all - head) / 2)
        exchange.cut()
    }

    static let cutBeforeReply = Fault("cut before the reply") { exchange in
        _ = exchange.forward()
        exchange.cut()
    }

    /// After the line that tells the length. Of a head that ends before that, without a reset,
    /// libcurl 7.88 says that all is well, and Foundation on Linux stops the program
    /// (FoundationNetworking, `NativeProtocol.transferCompleted`: "there's no response"); no code
    /// outside of Foundation hears of it before.
    static let cutInReplyHead = Fault("cut in the reply's head") { exchange in
        let reply = exchange.forward()
        let length = reply.range(of: Data("\r\nContent-Length: ".utf8))?.upperBound ?? 0
        let end = reply[length...].firstIndex(of: 10) ?? reply.startIndex
        exchange.answer(reply.prefix(through: end))
        exchange.cut()
    }

    static let cutAfterReplyHead = Fault("cut after the reply's head") { exchange in
        let reply = exchange.forward()
        exchange.answer(reply.prefix(reply.headCount))
        exchange.cut()
    }

    static let cutInReplyBody = Fault("cut in the reply's body") { exchange in
        let reply = exchange.forward()
        exchange.answer(reply.prefix((reply.headCount + reply.count) / 2))
        exchange.cut()
    }

    static let resetBeforeReply = Fault("reset before the reply") { exchange in
        _ = exchange.forward()
        exchange.cut(byReset: true)
    }

    static let resetInReplyBody = Fault("reset in the reply's body") { exchange in
        let reply = exchange.forward()
        exchange.answer(reply.dropLast(3))
        exchange.cut(byReset: true)
    }

    static let cuts = [
        cutBeforeRequest, cutInRequestHead, cutInRequestBody, cutBeforeReply, cutInReplyHead,
        cutAfterReplyHead, cutInReplyBody, resetBeforeReply, resetInReplyBody,
    ]

    // MARK: Delays

    /// The server does it; nobody says so before the client leaves.
    static func silence(after done: Gate? = nil) -> Fault {
        Fault("silence") { exchange in
            _ = exchange.forward()
            done?.open()
            exchange.waitForClient()
        }
    }

    /// The request comes to the proxy, and goes on to the server when the gate is
    /// open, whether the client has left or not.
    static func holdRequest(reached: Gate, until gate: Gate, done: Gate) -> Fault {
        Fault("held request") { exchange in
            reached.open()
            gate.wait()
            exchange.answer(exchange.forward())
            done.open()
        }
    }

    /// The server does it, and its reply goes on when the gate is open.
    static func holdReply(reached: Gate, until gate: Gate) -> Fault {
        Fault("held reply", isEnd: false) { exchange in
            let reply = exchange.forward()
            reached.open()
            gate.wait()
            exchange.answer(reply)
        }
    }

    /// The reply comes byte by byte.
    static let trickle = Fault("trickle", isEnd: false) { exchange in
        for byte in exchange.forward() where !exchange.answer(Data([byte])) { return }
    }

    // MARK: Repetitions

    static func twice(answersFirst: Bool) -> Fault {
        Fault("twice, the \(answersFirst ? "first" : "second") answer counts", isEnd: false) {
            exchange in
            let first = exchange.forward()
            let second = exchange.forward()
            exchange.answer(answersFirst ? first : second)
        }
    }

    // MARK: Other replies

    /// The server does it, and something else is answered.
    static func rewrite(
        _ name: String, _ change: @escaping @Sendable (inout Data) -> Void
    ) -> Fault {
        Fault(name) { exchange in
            var reply = exchange.forward()
            change(&reply)
            exchange.answer(reply)
        }
    }

    /// Something between answers, and the server never hears of it.
    static func answer(_ status: Int, _ body: String, headers: [String] = []) -> Fault {
        Fault("\(status)", isEnd: false) { $0.answer(.reply(status, body, headers: headers)) }
    }
}

extension Data {
    static func reply(_ status: Int, _ body: String, headers: [String] = []) -> Data {
        let lines =
            ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)"] + headers + ["", body]
        return Data(lines.joined(separator: "\r\n").utf8)
    }

    /// Puts one text in the place of another, wherever it stands.
    mutating func replace(_ old: String, with new: String) {
        while let range = range(of: Data(old.utf8)) { replaceSubrange(range, with: Data(new.utf8)) }
    }
}
