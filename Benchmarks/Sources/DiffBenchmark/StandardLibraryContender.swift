/// `difference(from:)`: no updates, no moves, no sections. Where one row is
/// different it costs one pass that compares the two arrays.
enum StandardLibraryContender {
    static let name = "stdlib"

    static func rows<ID: Key>(_ pair: Pair<Row<ID>>) -> () -> Int {
        { pair.new.difference(from: pair.old).count }
    }
}
