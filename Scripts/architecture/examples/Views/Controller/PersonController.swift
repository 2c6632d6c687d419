// Names whom it likes.
final class PersonController: UIViewController { let person: Person }
