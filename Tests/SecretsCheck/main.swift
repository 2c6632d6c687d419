// SecretsCheck: keeps, reads and removes credentials in the keyring of the session that it runs in, and
// prints what came of it.
import Beeline
import BeelineSecrets
import Foundation

let store = SecretService()
let server = URL(string: "https://example.org/v1")!
do {
    print("before: \(try await store.credentials(for: server) == nil)")
    try await store.save(.basic(name: "ada", password: "pässword\"\\"), for: server)
    try await store.save(.bearer("other"), for: URL(string: "https://example.net/v1")!)
    let kept = try await store.credentials(for: server)
    print("kept: \(kept == .basic(name: "ada", password: "pässword\"\\"))")
    try await store.save(.basic(name: "ada", password: "new"), for: server)
    let replaced = try await store.credentials(for: server)
    print("replaced: \(replaced == .basic(name: "ada", password: "new"))")
    try await store.remove(for: server)
    print("removed: \(try await store.credentials(for: server) == nil)")
} catch let error as SecretError {
    print("\(error.problem): \(error.errorDescription ?? "")")
}
