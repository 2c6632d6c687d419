/// Somebody as they are taken back to: all there is to know of them.
struct PersonEntry: Identifiable, Sendable {
    let person: Person
    let photo: PersonPhoto?

    var id: Person.ID { person.id }
}
