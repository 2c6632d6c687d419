import Foundation

/// - Returns: What is wrong, for people.
func messages(about arguments: [String]) throws -> [String] {
    if arguments.first == "--examples", arguments.count == 2 {
        // Short controllers, so that the examples are.
        return try Examples.mistakes(in: arguments[1], rules: Rules(limit: 20))
    }
    var messages: [String] = []
    var rest = arguments[...]
    while let limit = rest.first.flatMap({ Int($0) }), let folder = rest.dropFirst().first {
        let app = try App(folder: folder)
        if app.controllers.isEmpty {
            messages.append("\(folder): there is no controller in it; is it an app?")
        }
        messages += Rules(limit: limit).breaches(in: app).map(\.description)
        rest = rest.dropFirst(2)
    }
    if rest.isEmpty { return messages }
    return messages + ["architecture: says nothing to me: \(rest.joined(separator: " "))"]
}

var found: [String]
do {
    found = try messages(about: Array(CommandLine.arguments.dropFirst()))
} catch {
    found = ["architecture: \(error.localizedDescription)"]
}
for message in found { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
exit(found.isEmpty ? 0 : 1)
