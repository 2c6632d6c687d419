struct Person { enum Order { case name } }
enum PersonKind { case friend }
final class PersonStore {}
actor PersonSync {}
protocol PeopleProvider {}
typealias People = [Person]
#if DEBUG
struct Draft {}
#endif
