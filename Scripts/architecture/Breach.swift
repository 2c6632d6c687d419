/// A line that breaks a rule: where, what it does, and what to do about it.
struct Breach {
    let path: String
    let line: Int
    let what: String
    let advice: String

    var description: String { "\(path):\(line): \(what)\n    \(advice)" }
}
