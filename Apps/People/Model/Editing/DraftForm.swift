import Beeline
import Foundation

/// Turns somebody into the fields of a form, and back.
enum DraftForm {
    /// The sections of the form: the name, what there can be several of, the rest.
    ///
    /// - Parameter groups: All there are.
    static func sections(of person: Person, groups: [PersonGroup]) -> [(SectionID, [DraftField])] {
        var sections: [(SectionID, [DraftField])] = [("name", names(of: person))]
        for kind in SeveralField.allCases {
            let fields = person[keyPath: kind.property].enumerated().map { index, value in
                DraftField(
                    kind: .several(kind), label: value.label, text: value.value, number: index)
            }
            sections.append(
                (SectionID(kind.rawValue), fields + [addition(.several(kind), kind.name)]))
        }
        let addresses = person.postalAddresses.enumerated().flatMap { index, address in
            fields(of: address, number: index)
        }
        sections.append(
            ("address", addresses + [addition(.address, localized("Address"))]))
        sections.append(
            ("rest", [single(.birthday, of: person), single(.note, of: person)]))
        if !groups.isEmpty {
            sections.append(("groups", groups.map { membership($0, of: person) }))
        }
        return sections
    }

    /// Somebody as the fields have them; what the form doesn't show stays.
    static func person(from fields: [DraftField], _ original: Person) -> Person {
        var person = original
        for kind in SeveralField.allCases { person[keyPath: kind.property] = [] }
        var addresses: [Int: PostalAddress] = [:]
        var numbers: [Int] = []
        for field in fields {
            let text = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
            switch field.kind {
            case .single(.birthday): person.birthday = Birthday(text)
            case .single(let kind):
                if let property = kind.property { person[keyPath: property] = text }
            case .several(let kind):
                if !text.isEmpty {
                    person[keyPath: kind.property].append(
                        LabeledValue(label: field.label, value: text))
                }
            case .address(let part):
                if addresses[field.number] == nil { numbers.append(field.number) }
                addresses[field.number, default: PostalAddress()][keyPath: part.property] = text
                if part == .street { addresses[field.number]?.label = field.label }
            case .group(let id):
                person.groups.removeAll { $0 == id }
                if !text.isEmpty { person.groups.append(id) }
            case .add: break
            }
        }
        person.postalAddresses = numbers.compactMap { addresses[$0] }.filter { !$0.isEmpty }
        return person
    }

    /// The parts of an address, an empty one if there is none yet.
    static func fields(of address: PostalAddress = PostalAddress(), number: Int) -> [DraftField] {
        AddressPart.allCases.map { part in
            DraftField(
                kind: .address(part), label: part == .street ? address.label : part.name,
                text: address[keyPath: part.property], number: number)
        }
    }

    /// The fields of a name that are asked for seldom.
    static func rareNames(of person: Person) -> [DraftField] {
        SingleField.rare.map { single($0, of: person) }
    }

    private static func names(of person: Person) -> [DraftField] {
        let common = SingleField.common.map { single($0, of: person) }
        let rare = rareNames(of: person)
        return rare.contains { !$0.text.isEmpty }
            ? common + rare : common + [addition(.rareNames, localized("More of the name"))]
    }

    private static func single(_ field: SingleField, of person: Person) -> DraftField {
        let text = field.property.map { person[keyPath: $0] } ?? person.birthday?.text ?? ""
        return DraftField(kind: .single(field), label: field.name, text: text)
    }

    private static func addition(_ addition: DraftField.Addition, _ name: String) -> DraftField {
        DraftField(kind: .add(addition), label: String(format: localized("Add: %@"), name))
    }

    private static func membership(_ group: PersonGroup, of person: Person) -> DraftField {
        DraftField(
            kind: .group(group.id), label: group.name,
            text: person.groups.contains(group.id) ? "1" : "")
    }
}
