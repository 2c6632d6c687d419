import SharedScreens
import UIKit

/// Somebody: the photo and the name on top, and below how to reach them.
final class PersonView: TableView {
    private let header = PersonHeaderView()

    override func layoutSubviews() {
        super.layoutSubviews()
        fitHeader()
    }

    func show(name: String, detail: String, photo: UIImage?) {
        header.show(name: name, detail: detail, photo: photo)
        if tableView.tableHeaderView == nil { tableView.tableHeaderView = header }
        messageView.show(title: nil)
        setNeedsLayout()
    }

    /// Shows a message in the place of somebody.
    func show(message: String) {
        tableView.tableHeaderView = nil
        messageView.show(title: message)
    }

    /// A table takes its header's height as it is; the header's depends on the width.
    private func fitHeader() {
        guard tableView.tableHeaderView === header else { return }
        let size = header.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard header.frame.size != CGSize(width: bounds.width, height: size.height) else { return }
        header.frame.size = CGSize(width: bounds.width, height: size.height)
        tableView.tableHeaderView = header
    }
}
