/// Something that compares two lists. Each call makes ready what the contender
/// needs and returns the work to be timed; that returns how many operations it
/// found.
protocol Contender {
    static var name: String { get }

    static func bare<ID: Key>(_ pair: Pair<Bare<ID>>) -> () -> Int
    static func rows<ID: Key>(_ pair: Pair<Row<ID>>) -> () -> Int
    static func sections<ID: Key>(_ pair: Pair<Section<ID>>) -> () -> Int
}
