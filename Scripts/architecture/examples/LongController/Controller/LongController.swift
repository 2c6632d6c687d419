import UIKit

/// Long by itself.
final class LongController: ViewController<LongView> {  // breach: LongController has 21 lines of at most 20
    let first = 1
    let second = 2
    let third = 3
    let fourth = 4
    let fifth = 5
    let sixth = 6
    let seventh = 7
    let eighth = 8
    let ninth = 9
    let tenth = 10
}

// What stands beside it counts too.
private struct Beside {
    let first = 1
    let second = 2
}
