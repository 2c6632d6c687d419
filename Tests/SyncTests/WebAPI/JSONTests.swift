import Beeline
import Foundation
import Testing

/// JSON whose shape nobody knows beforehand.
@Suite struct JSONTests {
    @Test(
        arguments: [
            (#"{"a":[1,-2.5,"x",true,null],"b":{}}"#, nil),
            (#" [ 1e3 , 0 ] "#, "[1000.0,0]"),
            (#""é\u00e9\ud83d\ude00\n\/""#, "\"éé😀\\u000a/\""),
            (#"{"a":1,"a":2}"#, #"{"a":2}"#),
            ("9223372036854775807", nil),
            ("\u{FEFF}[]", "[]"),
        ] as [(String, String?)])
    func `is read and written`(_ text: String, _ expected: String?) throws {
        let value = try JSONValue(parsing: Data(text.utf8))
        #expect(String(decoding: value.data, as: UTF8.self) == expected ?? text)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "01", "1.", "-", "1e", "tru", "\"a", "\"\\x\"", "\"\\u12\"",
        "[1] 2", "nul", "{\"a\":1,}", "1e999", "\"\u{1}\"", "'a'",
    ])
    func `that is none is refused`(_ text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }
    }

    @Test func `that is not UTF-8 or too deep is refused`() {
        #expect(throws: JSONError.self) {
            try JSONValue(parsing: Data([0x22, 0xFF, 0x22]))
        }
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.self) { try JSONValue(parsing: Data(deep.utf8)) }
    }

    @Test func `numbers are the same however they are written`() {
        #expect(JSONValue.integer(5) == .number(5) && JSONValue.integer(5) != .number(5.5))
        #expect(Set<JSONValue>([.integer(5), .number(5)]).count == 1)
    }

    /// Random changes of valid replies: the reader answers with a value or an
    /// error, and what it has read it reads again from what it writes.
    @Test func `no input stops the reader`() throws {
        let rounds = Fuzz.rounds ?? 20_000
        print("JSONTests: \(rounds) inputs, seed \(Fuzz.seed)")
        var random = SplitMix64(seed: Fuzz.seed)
        let samples = [
            #"{"data":[{"id":"a","last_modified":17,"name":"é\u00e9","n":[1,2.5e3,null]}]}"#,
            #"{"responses":[{"status":201,"body":{"data":{"id":"x","last_modified":1}}}]}"#,
            #"{"code":412,"details":{"existing":{"id":"a","last_modified":-1,"deleted":true}}}"#,
        ].map { Array($0.utf8) }
        let signs = Array(#"{}[]",:\u0123456789eE+-.tfn"#.utf8) + [0, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
        for _ in 0..<rounds {
            var bytes = samples.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where place < bytes.count:
                    bytes[place] = signs.randomElement(using: &random)!
                case 1: bytes.insert(signs.randomElement(using: &random)!, at: place)
                case 2: bytes.removeLast(bytes.count - place)
                default: bytes.insert(contentsOf: bytes.prefix(place), at: place)
                }
            }
            guard let value = try? JSONValue(parsing: Data(bytes)) else { continue }
            #expect(try JSONValue(parsing: value.data) == value)
        }
    }
}
