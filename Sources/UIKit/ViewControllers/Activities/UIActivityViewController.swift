public import Foundation

/// Offers what can be done with items: copying, saving, mailing, opening in another app, and what the
/// app itself adds.
open class UIActivityViewController: UIViewController {
    /// Told what was done: which activity, whether to its end, what came back, and what went wrong.
    public typealias CompletionWithItemsHandler =
        @MainActor (
            UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
        ) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]

    /// - Parameters:
    ///   - activityItems: Texts, addresses, files, pictures, or sources of such.
    ///   - applicationActivities: The app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) {
        items = []
        ownActivities = []
        super.init(coder: coder)
    }

    /// What is not to be offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Told what was done: the type, whether it was completed, and an error. `nil` and false when the
    /// person chose nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    // MARK: - Activities

    private lazy var activities: [UIActivity] = {
        let shown = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        let excluded = Set(excludedActivityTypes ?? [])
        return (SystemActivities.all(for: shown) + ownActivities).filter { activity in
            activity.canPerform(withActivityItems: shown)
                && !(activity.activityType.map(excluded.contains) ?? false)
        }
    }()

    private func items(for activity: UIActivity) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
    }

    private func subject(for activity: UIActivity) -> String? {
        for case let source as any UIActivityItemSource in items {
            if let subject = try? source.activityViewController(
                self, subjectForActivityType: activity.activityType)
            {
                return subject
            }
        }
        return nil
    }

    private func choose(_ activity: UIActivity) {
        guard !isDone else { return }
        isDone = true
        (activity as? MailActivity)?.subject = subject(for: activity)
        activity.prepare(withActivityItems: items(for: activity))
        // The activity keeps this controller until it is over.
        activity.onFinish = { [self] completed in
            completionWithItemsHandler?(activity.activityType, completed, nil, nil)
        }
        let presenter = presentingViewController
        (activity as? SystemActivity)?.presenter = presenter
        dismiss(animated: true) {
            if let controller = activity.activityViewController {
                presenter?.present(controller, animated: true)
            } else {
                activity.perform()
            }
        }
    }

    private var isDone = false

    // MARK: - View

    open override func loadView() {
        let view = ActivityListView(
            title: ActivityItems.title(of: items), activities: activities)
        view.onChoose = { [weak self] in self?.choose($0) }
        view.onClose = { [weak self] in self?.dismiss(animated: true) }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let width: CGFloat = 320
        preferredContentSize = CGSize(
            width: width,
            height: view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        )
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [
            .medium(), .large(),
        ]
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isDone, isBeingDismissed else { return }
        isDone = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}
