import Foundation
import Synchronization

/// A server on this machine that answers with whatever bytes a test says,
/// and breaks off where it says.
final class LocalServer: Sendable {
    enum Step: Sendable {
        case send(Data)
        /// Over and over, until the client leaves.
        case sendForever(Data)
        /// Says nothing until the client leaves.
        case hang
        /// Breaks off with a reset.
        case reset
    }

    private let listener: Int32
    private let heads = Mutex<[String]>([])
    let port: UInt16

    /// The requests that came, without their bodies.
    var requests: [String] { heads.withLock { $0 } }

    /// Starts.
    ///
    /// - Parameter answer: What is done about a request, given its head.
    init(_ answer: @escaping @Sendable (String) -> [Step]) throws {
        // A client that leaves is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 20) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { [weak self] in
                    let head = Self.readHead(connection)
                    self?.heads.withLock { $0.append(head) }
                    Self.perform(answer(head), connection)
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    func url(_ path: String = "") -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    private static func readHead(_ connection: Int32) -> String {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(connection, &byte, 1, 0) == 1 {
            head.append(byte)
        }
        let text = String(decoding: head, as: UTF8.self)
        let length = text.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix("content-length:")
        }
        // What is left unread when a connection is closed becomes a reset.
        for _ in 0..<(length.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0) {
            guard recv(connection, &byte, 1, 0) == 1 else { break }
        }
        return text
    }

    private static func perform(_ steps: [Step], _ connection: Int32) {
        for step in steps {
            switch step {
            case .send(let data): guard send(data, connection) else { return }
            case .sendForever(let data): while send(data, connection) {}
            case .hang:
                var byte: UInt8 = 0
                while recv(connection, &byte, 1, 0) > 0 {}
            case .reset:
                var option = linger(l_onoff: 1, l_linger: 0)
                setsockopt(
                    connection, SOL_SOCKET, SO_LINGER, &option,
                    socklen_t(MemoryLayout<linger>.size))
            }
        }
    }

    private static func send(_ data: Data, _ connection: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(connection, bytes.baseAddress! + sent, bytes.count - sent)
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
    }
}

extension LocalServer.Step {
    /// A whole reply.
    static func reply(
        _ status: String = "200 OK", _ headers: [String] = [], _ body: String = "{}",
        length: Int? = nil
    ) -> Self {
        let lines =
            ["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.utf8.count)"] + headers
            + ["Connection: close", "", body]
        return .send(Data(lines.joined(separator: "\r\n").utf8))
    }
}
