import Beeline
import Foundation

/// What libFuzzer calls with each input: a letter that says what is asked, and what the server
/// answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let letter = bytes.first, let question = Question(letter) else { return 0 }
    let server = InventedServer(bytes.dropFirst())
    SameThread.wait {
        do {
            try await question.ask(server)
        } catch let error as WebError {
            check(error)
        } catch {
            fatalError("threw \(type(of: error)): \(error)")
        }
    }
    return 0
}

/// Stops unless what is said about a problem can be said, and holds no password.
private func check(_ error: WebError) {
    let said = [error.description, error.errorDescription ?? "", error.recoverySuggestion ?? ""]
    for text in said where text.contains(InventedServer.password) {
        fatalError("the password is in \(text)")
    }
    if let pause = error.retryAfter, pause < .zero || pause > .seconds(86_400) {
        fatalError("waits for \(pause)")
    }
}
