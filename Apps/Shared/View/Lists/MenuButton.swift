public import UIKit

/// A button of the bar that opens a menu.
public final class MenuButton: UIButton {
    /// Makes the menu each time it opens.
    public var onOpen: () -> [UIMenuElement] = { [] }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .borderless()
        configuration?.image = UIImage(systemName: "ellipsis.circle")
        // A bar is as high as it is, whatever the size of texts.
        configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 17)
        accessibilityLabel = localized("More")
        showsMenuAsPrimaryAction = true
        menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] done in done(self?.onOpen() ?? []) }
        ])
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
