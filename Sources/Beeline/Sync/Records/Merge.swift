/// Brings together what was changed on this device and on the server, field by
/// field, from the last version that both knew.
struct Merge {
    /// A field that both changed.
    struct Clash: Hashable {
        let name: String
        /// The value that stays; nil if the field has none.
        let kept: JSONValue?
        /// The server's.
        let other: JSONValue?
    }

    /// What is to be on both sides.
    private(set) var fields: [String: JSONValue]
    /// Fields that both changed, in the order of their names.
    private(set) var clashes: [Clash] = []

    /// Merges.
    ///
    /// What this device has changed will be written to the server after what the
    /// server has, so where both changed a field, this device's value is the
    /// later one and stays.
    ///
    /// - Parameters:
    ///   - base: The fields that both knew, those that the record knows; nil
    ///     if there was no such version.
    ///   - ours: The record's fields on this device.
    ///   - theirs: The server's fields, those that the record knows.
    ///   - all: The server's fields, others too.
    init(
        base: [String: JSONValue]?, ours: [String: JSONValue], theirs: [String: JSONValue],
        all: [String: JSONValue]
    ) {
        fields = all
        let names = Set(ours.keys).union(base?.keys ?? [:].keys)
        for name in names.sorted() {
            let (our, their) = (ours[name], theirs[name])
            if let base, base[name] == our { continue }
            guard our != their else { continue }
            fields[name] = our
            if base == nil || base?[name] != their {
                clashes.append(Clash(name: name, kept: our, other: their))
            }
        }
    }
}
