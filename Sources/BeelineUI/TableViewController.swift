public import UIKit

/// A table's controller that knows the class of its table.
///
///     final class PeopleTable: UITableView {
///         override init(frame: CGRect, style: Style) {
///             super.init(frame: frame, style: .insetGrouped)
///         }
///         …
///     }
///
///     final class PeopleController: TableViewController<PeopleTable> {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             container.showsEmptyMessage = true
///         }
///     }
///
/// The table is made by `PeopleTable()`, which says its style itself; the controller is its data source
/// and delegate unless it has others. A nib or a storyboard that brings a table of that class is taken
/// as it is.
open class TableViewController<Container: UITableView>: UITableViewController {
    /// The controller's table, by its own class.
    ///
    /// - Precondition: Nobody has set `view` to one of another class.
    public var container: Container { typedView() }

    open override func loadView() {
        super.loadView()
        if viewIfLoaded is Container { return }
        let made = Container()
        takePlace(of: viewIfLoaded, made)
        tableView = made
    }
}
