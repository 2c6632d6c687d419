import ContactCards
import UIKit

final class PersonView: UIView {
    var person: Person?  // breach: A view names Person, a type of the model
    var order = Views.Person.Order.name  // breach: names Person
    let kinds: [Int: PersonKind] = [:]  // breach: names PersonKind
    let draft: Draft?  // breach: names Draft
    let card = Card()  // breach: names Card
    let type = PersonStore.self  // breach: names PersonStore
    weak var provider: (any PeopleProvider)?  // breach: names PeopleProvider
    let onSync: (PersonSync) -> Void  // breach: names PersonSync

    func show(_ people: People) {}  // breach: names People
    func show<Shown: PeopleProvider>(_ shown: Shown) {}  // breach: names PeopleProvider
}

extension Person {}  // breach: names Person
