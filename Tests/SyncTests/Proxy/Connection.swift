import Foundation
import Synchronization

/// One end of a connection over TCP on this machine; calls wait.
final class Connection: Sendable {
    private let handle: Int32
    private let isOpen = Mutex(true)

    init(_ handle: Int32) {
        self.handle = handle
        // Small parts go out as they are written.
        var isOn: Int32 = 1
        setsockopt(
            handle, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Connects to a port.
    init?(port: UInt16) {
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = withLoopbackAddress(port) { connect(handle, $0, $1) == 0 }
        if !isConnected { return nil }
    }

    deinit {
        finish()
    }

    /// Closes it, unless that was done.
    func finish() {
        isOpen.withLock { isOpen in
            if isOpen { close(handle) }
            isOpen = false
        }
    }

    /// Up to and with the line that is empty; nil if it ends before.
    func readHead() -> Data? {
        var head = Data()
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard recv(handle, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        return head
    }

    /// So many bytes; fewer if it ends before.
    func read(_ count: Int) -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        while got < count {
            let more = bytes.withUnsafeMutableBytes {
                recv(handle, $0.baseAddress! + got, count - got, 0)
            }
            if more <= 0 { break }
            got += more
        }
        return Data(bytes.prefix(got))
    }

    /// A head and the body whose length it tells; nil if it ends before.
    func readMessage() -> Data? {
        guard let head = readHead() else { return nil }
        if head.header("Expect") != nil { send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        let count = head.header("Content-Length").flatMap { Int($0) } ?? 0
        let body = read(count)
        return body.count == count ? head + body : nil
    }

    @discardableResult
    func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(handle, bytes.baseAddress! + sent, bytes.count - sent)
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
    }

    /// Says that nothing more comes.
    func end() {
        shutdown(handle, Int32(SHUT_WR))
    }

    /// Lets its end be a reset, as when a machine has crashed.
    func endByReset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            handle, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Waits until the other end is gone.
    func waitForEnd() {
        var byte: UInt8 = 0
        while recv(handle, &byte, 1, 0) > 0 {}
    }
}

/// Calls with the address of a port of this machine.
func withLoopbackAddress<Result>(
    _ port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
}

extension Data {
    /// Of a message over HTTP how long its head is.
    var headCount: Int { range(of: Data("\r\n\r\n".utf8))?.upperBound ?? count }

    /// The value of a header.
    func header(_ name: String) -> String? {
        let head = String(decoding: prefix(headCount), as: UTF8.self)
        let line = head.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix(name.lowercased() + ":")
        }
        return line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
}
