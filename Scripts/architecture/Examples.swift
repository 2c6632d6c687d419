import Foundation

/// Checks the check: in each example, exactly the lines are refused that say `// breach: words`, in
/// words that are in the message. A line with nothing else speaks of the next one.
enum Examples {
    /// - Returns: What was not as it should be.
    static func mistakes(in folder: String, rules: Rules) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { example in
            let app = try App(folder: "\(folder)/\(example)")
            var missing = app.files.flatMap(expectations)
            var mistakes: [String] = []
            for breach in rules.breaches(in: app) {
                let index = missing.firstIndex {
                    $0.path == breach.path && $0.line == breach.line
                        && breach.description.contains($0.words)
                }
                if let index {
                    missing.remove(at: index)
                } else {
                    mistakes.append("not expected: \(breach.description)")
                }
            }
            return mistakes
                + missing.map {
                    "\($0.path):\($0.line): is accepted, and should not be: \($0.words)"
                }
        }
    }

    private static func expectations(
        of file: SourceFile
    ) -> [(path: String, line: Int, words: String)] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            guard let comment = line.range(of: "// breach: ") else { return nil }
            let isAlone = line[..<comment.lowerBound].allSatisfy { $0 == " " }
            return (file.path, index + (isAlone ? 2 : 1), String(line[comment.upperBound...]))
        }
    }
}
