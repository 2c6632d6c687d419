// Apple's Swift names for what the headers declare, each used once: a header whose name comes out
// otherwise shows here.
import Foundation
import UIKit
import UniformTypeIdentifiers

@MainActor func names(of view: UIView, with other: UIView, in window: UIWindow) {
    view.isUserInteractionEnabled = view.isMultipleTouchEnabled || view.isExclusiveTouch
    view.insertSubview(other, at: 0)
    view.insertSubview(other, belowSubview: other)
    view.insertSubview(other, aboveSubview: other)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.bringSubviewToFront(other)
    view.sendSubviewToBack(other)
    _ = view.isDescendant(of: other) || view.isOpaque || view.isFocused || UIView.areAnimationsEnabled
    _ = view.viewWithTag(1)
    _ = view.convert(CGPoint.zero, from: other)
    _ = view.convert(CGRect.zero, to: nil)
    view.setNeedsDisplay(.zero)
    view.mask = other
    view.tintAdjustmentMode = .dimmed
    view.semanticContentAttribute = .forceRightToLeft
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: [.curveEaseIn, .allowUserInteraction], animations: {}, completion: nil)
    view.addConstraints([])
    view.addLayoutGuide(UILayoutGuide())
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = view.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    _ = view.contentHuggingPriority(for: .horizontal)
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
    view.layer.insertSublayer(CAShapeLayer(), at: 0)
    view.accessibilityIdentifier = "view"
    _ = view.accessibilityActivate()
    _ = view.traitCollection.userInterfaceStyle == .dark
    _ = UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: nil)
    view.traitCollection.performAsCurrent { _ = UITraitCollection.current.displayScale }
    _ = window.rootViewController?.isViewLoaded
    window.makeKey()
    _ = window.isKeyWindow || window.windowLevel == .alert
}

@MainActor func names(of controller: UIViewController, with child: UIViewController) {
    controller.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    _ = controller.children + [controller.parent].compactMap { $0 }
    _ = controller.isBeingPresented || controller.isMovingToParent || controller.isEditing
    controller.present(child, animated: true, completion: nil)
    controller.setEditing(true, animated: false)
    controller.modalPresentationStyle = .pageSheet
    controller.isModalInPresentation = true
    controller.beginAppearanceTransition(true, animated: false)
    _ = controller.viewIfLoaded
    controller.additionalSafeAreaInsets.top = 3
    _ = controller.next?.canPerformAction(Selector(("save:")), withSender: nil)
    _ = controller.target(forAction: Selector(("save:")), withSender: nil)
}

@MainActor func names(of stack: UINavigationController, _ tabs: UITabBarController) {
    let controller = UIViewController(nibName: nil, bundle: nil)
    stack.pushViewController(controller, animated: true)
    stack.popViewController(animated: true)
    stack.popToRootViewController(animated: false)
    stack.popToViewController(controller, animated: false)
    stack.setViewControllers([controller], animated: true)
    _ = [stack.topViewController, stack.visibleViewController] + stack.viewControllers
    stack.setNavigationBarHidden(stack.isToolbarHidden, animated: false)
    stack.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    tabs.selectedIndex = 0
    _ = tabs.selectedViewController === controller.navigationController
    _ = controller.tabBarController === controller.presentedViewController
    controller.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: nil)
    controller.navigationItem.largeTitleDisplayMode = .never
    controller.toolbarItems = [.flexibleSpace(), .fixedSpace(8), controller.editButtonItem]
    controller.hidesBottomBarWhenPushed = true
    controller.show(controller, sender: nil)
    controller.showDetailViewController(controller, sender: nil)
}

@MainActor func names(of button: UIButton, _ label: UILabel, _ image: UIImage) {
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.systemRed, for: [.selected, .highlighted])
    button.setImage(image, for: .disabled)
    button.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
    button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    button.removeAction(identifiedBy: UIAction.Identifier("save"), for: .allEvents)
    button.sendActions(for: .valueChanged)
    button.isEnabled = button.isTracking || button.isTouchInside
    button.contentHorizontalAlignment = .leading
    button.configuration?.imagePlacement = .trailing
    button.configuration?.baseBackgroundColor = .tintColor
    button.configurationUpdateHandler = { $0.configuration?.title = "Saved" }
    _ = UIButton(type: .system, primaryAction: nil).title(for: .normal)
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NSAttributedString(string: "Hello")
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular).withSize(13)
    label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    _ = UIColor.label.resolvedColor(with: .current).cgColor
    let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    _ = UIImage(systemName: "plus", withConfiguration: bold)?.withRenderingMode(.alwaysTemplate)
    _ = UIImage(named: "photo")?.withTintColor(.red)
    _ = image.resizableImage(withCapInsets: .zero).applyingSymbolConfiguration(bold)
    _ = UIImage(data: Data(), scale: 2)?.isSymbolImage
    image.draw(in: .zero)
}

@MainActor func names(of stack: UIStackView, _ recognizer: UIGestureRecognizer) {
    // NSUInteger is Int, but for the raw values of enumerations.
    stack.insertArrangedSubview(UIView(), at: stack.arrangedSubviews.count)
    let rawValue: UInt = UIControl.Event.touchUpInside.rawValue
    let count: Int = recognizer.numberOfTouches
    _ = (rawValue, count)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    stack.distribution = .equalSpacing
    stack.alignment = .lastBaseline
    stack.isBaselineRelativeArrangement = true
    recognizer.require(toFail: UITapGestureRecognizer())
    _ = recognizer.location(ofTouch: 0, in: stack)
    recognizer.isEnabled = recognizer.state == .possible
    stack.topAnchor.constraint(equalToSystemSpacingBelow: stack.topAnchor, multiplier: 1).isActive = true
    stack.heightAnchor.constraint(lessThanOrEqualToConstant: 3).priority = .defaultHigh
    _ = NSLayoutConstraint(
        item: stack, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[stack]-|", options: [.alignAllTop], metrics: nil,
        views: ["stack": stack])
}

@MainActor func names(of application: UIApplication, _ touch: UITouch, _ event: UIEvent) {
    _ = application.sendAction(Selector(("save:")), to: nil, from: nil, for: event)
    _ = application.connectedScenes.first?.activationState == .foregroundActive
    _ = UIApplication.shared.delegate?.window
    _ = touch.phase == .began || touch.type == .indirectPointer
    _ = touch.previousLocation(in: nil)
    _ = event.type == .touches
    _ = event.touches(for: UIView())
    _ = UISceneConfiguration(name: "main", sessionRole: .windowApplication).delegateClass
    _ = Bundle.main.url(forResource: "a", withExtension: "png")
}

@MainActor func names(of tableView: UITableView, and collectionView: UICollectionView) {
    tableView.allowsSelection = tableView.style == .insetGrouped
    tableView.rowHeight = tableView.sectionHeaderHeight + tableView.sectionFooterHeight
    tableView.performBatchUpdates {
        tableView.insertSections([0], with: .automatic)
        tableView.deleteSections([0], with: .none)
        tableView.moveSection(0, toSection: 1)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        tableView.deleteRows(at: [], with: .left)
        tableView.moveRow(
            at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    } completion: { _ in
    }
    tableView.reconfigureRows(at: tableView.indexPathsForSelectedRows ?? [])
    tableView.selectRow(at: nil, animated: false, scrollPosition: .middle)
    _ = tableView.numberOfSections + tableView.numberOfRows(inSection: 0)
    collectionView.performBatchUpdates {
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        collectionView.deleteItems(at: [])
        collectionView.insertSections([0])
        collectionView.deleteSections([0])
        collectionView.moveSection(0, toSection: 1)
        collectionView.moveItem(
            at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    }
    collectionView.reconfigureItems(at: collectionView.indexPathsForSelectedItems ?? [])
    collectionView.selectItem(at: nil, animated: false, scrollPosition: .top)
    _ = collectionView.numberOfSections + collectionView.numberOfItems(inSection: 0)
}

@MainActor func names(of split: UISplitViewController, _ picker: UIDocumentPickerViewController) {
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(UIViewController(), for: .secondary)
    split.show(.secondary)
    split.hide(.primary)
    _ = split.viewController(for: .primary)?.splitViewController?.isCollapsed
    _ = UISplitViewController(style: .doubleColumn).displayMode == .secondaryOnly
    picker.allowsMultipleSelection = true
    _ = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .vCard], asCopy: true)
    _ = UIDocumentPickerViewController(forOpeningContentTypes: [])
    _ = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/")], asCopy: true)
    _ = UTType("public.vcard")?.preferredFilenameExtension
    split.presentationController?.delegate = nil
    UIApplication.shared.open(URL(fileURLWithPath: "/"))
    UIAccessibility.post(notification: .announcement, argument: "Saved")
}

@MainActor final class Delegate: NSObject, UISplitViewControllerDelegate, UIDocumentPickerDelegate,
    UIAdaptivePresentationControllerDelegate, UITextViewDelegate, UITableViewDelegate
{
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}

    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            done(true)
        }
        action.image = nil
        return UISwipeActionsConfiguration(actions: [action])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Nothing to wait for: UIKit says of both that they have no asynchronous form.
    func leave(_ controller: UIViewController) async {
        controller.dismiss(animated: true)
        controller.present(controller, animated: true)
    }
}

@MainActor func names(of textView: UITextView, _ field: UITextField, _ bar: UISearchBar) {
    textView.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.isScrollEnabled = textView.isEditable
    textView.keyboardType = .emailAddress
    _ = textView.text.isEmpty
    field.keyboardType = .phonePad
    field.isSecureTextEntry = true
    field.textContentType = .password
    field.autocapitalizationType = .none
    field.borderStyle = .roundedRect
    field.adjustsFontForContentSizeCategory = true
    bar.searchBarStyle = .minimal
}

@MainActor func names(of tableView: UITableView, _ cell: UITableViewCell, _ button: UIButton) {
    tableView.tableHeaderView = nil
    tableView.sectionIndexMinimumDisplayRowCount = 20
    tableView.sectionHeaderTopPadding = 0
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.keyboardDismissMode = .interactive
    tableView.setEditing(!tableView.isEditing, animated: true)
    let path = IndexPath(row: 0, section: 0)
    tableView.scrollToRow(at: path, at: .none, animated: false)
    tableView.deselectRow(at: path, animated: true)
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    _ = tableView.cellForRow(at: path)
    cell.accessoryType = .checkmark
    var content = UIListContentConfiguration.subtitleCell()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    content.imageProperties.tintColor = .systemGreen
    cell.contentConfiguration = content
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(options: .displayInline, children: [
        UIDeferredMenuElement.uncached { done in done([UIAction { _ in }]) }
    ])
    _ = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    _ = UIBarButtonItem(title: "Sort", menu: UIMenu())
    _ = button.keyboardLayoutGuide.topAnchor
}

@MainActor func names(of options: UIScene.ConnectionOptions) -> UIImage {
    _ = options.urlContexts.first?.url
    _ = UIApplication.significantTimeChangeNotification
    _ = UserDefaults.standard.string(forKey: "database")
    UserDefaults.standard.set("a", forKey: "b")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
        UIColor.red.setFill()
        _ = $0.currentImage
    }
}

@MainActor func names(of collectionView: UICollectionView, _ key: UIKey, _ picture: UIImage) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 1, height: 1)
    layout.minimumLineSpacing = layout.minimumInteritemSpacing
    layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.delegate = nil
    collectionView.prefetchDataSource = nil
    let path = IndexPath(item: 0, section: 0)
    collectionView.scrollToItem(at: path, at: .top, animated: false)
    collectionView.deselectItem(at: path, animated: true)
    collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
    _ = collectionView.cellForItem(at: path)
    _ = collectionView.adjustedContentInset.top
    _ = key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardHome
    _ = picture.preparingThumbnail(of: CGSize(width: 1, height: 1))
    _ = picture.preparingForDisplay()
    let circle = UIBezierPath(ovalIn: .zero)
    circle.move(to: .zero)
    circle.addLine(to: .zero)
    circle.close()
    UIBezierPath(rect: .zero).fill()
    _ = UTType.folder
}
