import Foundation

/// A line of what there is to see of somebody: what it is, what it says, and where it leads.
struct CardRow: Identifiable, Hashable, Sendable {
    let id: String
    let label: String
    let value: String
    /// What opens when it is chosen: a call, a mail, a page.
    var link: URL?
}

extension Person {
    /// Everything there is to see, in sections: how to reach somebody, where they are, the rest.
    ///
    /// - Parameter groups: The names of the groups that they are in.
    func card(groups names: [String]) -> [[CardRow]] {
        let sections = [
            rows("phone", phoneNumbers) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } },
            rows("mail", emailAddresses) { "mailto:" + $0 },
            addressRows, rows("url", urlAddresses) { $0 }, birthdayRows(),
            names.isEmpty
                ? []
                : [CardRow(
                    id: "groups", label: localized("groups"), value: names.joined(separator: ", "))],
            note.isEmpty ? [] : [CardRow(id: "note", label: localized("note"), value: note)],
        ]
        return sections.filter { !$0.isEmpty }
    }

    private func rows(
        _ kind: String, _ values: [LabeledValue], link: (String) -> String
    ) -> [CardRow] {
        values.enumerated().map { index, value in
            CardRow(
                id: "\(kind)\(index)", label: localizedLabel(value.label), value: value.value,
                link: URL(string: link(value.value)))
        }
    }

    private var addressRows: [CardRow] {
        postalAddresses.enumerated().map { index, address in
            var map = URLComponents(string: "geo:0,0")
            map?.queryItems = [
                URLQueryItem(
                    name: "q",
                    value: address.formatted.replacingOccurrences(of: "\n", with: ", "))
            ]
            return CardRow(
                id: "address\(index)", label: localizedLabel(address.label),
                value: address.formatted, link: map?.url)
        }
    }

    private func birthdayRows(locale: Locale = .current) -> [CardRow] {
        guard let birthday else { return [] }
        return [
            CardRow(
                id: "birthday", label: localized("birthday"),
                value: birthday.formatted(locale: locale))
        ]
    }
}
