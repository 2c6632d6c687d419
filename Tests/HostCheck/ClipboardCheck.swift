import Foundation
import UIKit

/// Writes to the display's clipboard, and prints what another program has there.
@MainActor
enum ClipboardCheck {
    static func run() {
        WindowCheck.openDisplay()
        let clipboard = GTKClipboard()
        Commands.read { words in
            switch words.first {
            case "write":
                let text = Data(words.dropFirst().joined(separator: " ").utf8)
                clipboard.write([
                    HostClipboardRepresentation(type: "text/plain;charset=utf-8", data: text),
                    HostClipboardRepresentation(type: "image/png", data: Data(count: 300_000)),
                ])
            case "read":
                let data = clipboard.data(ofType: words[1])
                if words[1].hasPrefix("text") {
                    report("text \(data.flatMap { String(data: $0, encoding: .utf8) } ?? "none")")
                } else {
                    report("bytes \(data?.count ?? -1)")
                }
            case "types":
                report("has text \(clipboard.types.contains("text/plain;charset=utf-8"))")
            default: MainLoop.main.stop()
            }
            report("done " + words.joined(separator: " "))
        }
        exit(MainLoop.main.run())
    }
}
