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
    public var container: Container {
        guard let container = view as? Container else {
            fatalError(
                """
                \(type(of: self)).container: the controller's view has to be of the class \
                \(Container.self), and is of the class \(type(of: view))
                """)
        }
        return container
    }

    open override func loadView() {
        super.loadView()
        if viewIfLoaded is Container { return }
        let made = Container()
        made.frame = viewIfLoaded?.frame ?? .zero
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView = made
    }
}
