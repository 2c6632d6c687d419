/// Somebody as they are taken back to: all there is to know of them.
struct PersonEntry: Sendable {
    let person: Person
    let photo: PersonPhoto?
}
