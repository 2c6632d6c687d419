public import Foundation

/// Answers for a table: how many rows there are, and what each shows.
///
/// A table asks in the numbering of the list as it was told last; see *Optional methods* in the
/// documentation for the two methods whose presence alone means something.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// `Never` where the class has the method, which the compiler finds out.
    associatedtype CommitFailure: Error
    /// `Never` where the class has the method, which the compiler finds out.
    associatedtype MoveFailure: Error

    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row: one that `dequeueReusableCell(withIdentifier:for:)` gave, filled.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are. Default: one.
    func numberOfSections(in tableView: UITableView) throws(NotImplemented) -> Int

    /// The text of a section's standard header.
    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) throws(NotImplemented) -> String?

    /// The text of a section's standard footer.
    func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) throws(NotImplemented) -> String?

    /// Whether a row can be deleted, or something be inserted there. Default: yes, where the data source
    /// has `tableView(_:commit:forRowAt:)`.
    func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// Whether a row can be moved. Default: yes, where the data source has `tableView(_:moveRowAt:to:)`.
    func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// The titles of the index at the table's side.
    func sectionIndexTitles(for tableView: UITableView) throws(NotImplemented) -> [String]?

    /// The section that a title of the index leads to.
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) throws(NotImplemented) -> Int

    /// Carries out what a person asked for in a row: change the model, then the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath) throws(CommitFailure)

    /// A person moved a row: change the model alone.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath) throws(MoveFailure)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func sectionIndexTitles(for tableView: UITableView) throws(NotImplemented) -> [String]? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}

extension UITableViewDataSource {
    static var commitsEditing: Bool { CommitFailure.self == Never.self }
    static var movesRows: Bool { MoveFailure.self == Never.self }
}
