/// How a list shows its photos.
enum PhotoArrangement: String, CaseIterable, Sendable {
    case table
    case grid

    var other: PhotoArrangement { self == .table ? .grid : .table }
}
