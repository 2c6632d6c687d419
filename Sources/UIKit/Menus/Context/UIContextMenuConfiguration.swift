public import Foundation

/// The menu that belongs to a place in a view.
@MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu; `nil` shows none.
    ///
    /// The argument holds what the system itself suggests, which here is nothing.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes the controller that previews what the menu is about.
    public typealias PreviewProvider = () -> UIViewController?

    /// What the program tells its configurations apart by.
    public final let identifier: any NSCopying

    /// Makes the controller whose view is shown beside the menu, when the menu is opened by touch.
    final let previewProvider: PreviewProvider?
    final let actionProvider: ActionProvider?

    /// - Parameters:
    ///   - identifier: `nil` for one that no other configuration has.
    ///   - previewProvider: `nil` shows the view itself.
    ///   - actionProvider: Called when the menu is about to open.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
