import Beeline
import Foundation

/// A program in another language that writes to the same file.
final class OtherProgram {
    /// It answered something else: Python's own message is on standard error.
    struct Failure: Error {
        let reply: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    private static let script = """
        import sqlite3, sys, json
        db = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
        db.execute('PRAGMA recursive_triggers = ON')
        def value(v):
            return bytes.fromhex(v['blob']) if isinstance(v, dict) and 'blob' in v else \\
                float(v['real']) if isinstance(v, dict) else v
        for line in sys.stdin:
            job = json.loads(line)
            db.execute('BEGIN IMMEDIATE')
            for sql, values in job['statements']:
                db.execute(sql, [value(v) for v in values])
            db.execute('COMMIT' if job['commit'] else 'ROLLBACK')
            sys.stdout.write('.')
            sys.stdout.flush()
        """

    init(_ file: URL) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script, file.path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Runs a transaction; returns when it is over.
    func run(_ statements: [RandomStatement], isCommitted: Bool) throws {
        let job: [String: Any] = [
            "commit": isCommitted,
            "statements": statements.map { [$0.sql, $0.values.map(Self.json)] as [Any] },
        ]
        var line = try JSONSerialization.data(withJSONObject: job)
        line.append(UInt8(ascii: "\n"))
        try input.fileHandleForWriting.write(contentsOf: line)
        let reply = output.fileHandleForReading.availableData
        guard reply == Data(".".utf8) else {
            throw Failure(reply: String(decoding: reply, as: UTF8.self))
        }
    }

    private static func json(_ value: SQLValue) -> Any {
        switch value {
        case .null: NSNull()
        case .integer(let value): NSNumber(value: value)
        case .real(let value): ["real": "\(value)"]
        case .text(let text): text
        case .blob(let data): ["blob": data.map { String(format: "%02x", $0) }.joined()]
        }
    }
}
