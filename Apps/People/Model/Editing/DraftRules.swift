import Foundation

/// What has to be right before somebody is stored.
enum DraftRules {
    /// What is wrong with a field, for people; nil if nothing is.
    ///
    /// - Parameter person: All of the form.
    static func problem(
        with field: DraftField, of person: Person, today: Date = Date()
    ) -> String? {
        let text = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch field.kind {
        case .single(.givenName):
            return person.displayName.isEmpty
                ? localized("A name, a company, a mail address or a number is needed.") : nil
        case .single(.birthday): return text.isEmpty ? nil : birthdayProblem(text, today)
        case .several(.mail):
            return text.isEmpty || isMailAddress(text)
                ? nil : localized("This is no mail address: name@example.org is one.")
        case .several(.phone):
            return text.isEmpty || text.contains(where: \.isNumber)
                ? nil : localized("There is no digit in this number.")
        case .several(.url):
            return text.isEmpty || (URL(string: text) != nil && !text.contains(" "))
                ? nil : localized("This is no address of a page: https://example.org is one.")
        default: return nil
        }
    }

    private static func birthdayProblem(_ text: String, _ today: Date) -> String? {
        guard let birthday = Birthday(text) else {
            return localized("This is no day: 1990-05-31 is one, or 05-31 without a year.")
        }
        guard let year = birthday.year else { return nil }
        var components = DateComponents(year: year, month: birthday.month, day: birthday.day)
        components.calendar = Calendar(identifier: .gregorian)
        guard let date = components.date, date > today else { return nil }
        return localized("This day is still to come.")
    }

    /// Something on both sides of one @, and no space. More can't be said without sending a mail.
    private static func isMailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !text.contains(" ")
    }
}
