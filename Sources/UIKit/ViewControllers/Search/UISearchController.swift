public import Foundation

/// A search bar, and what it finds before the screen that is searched.
///
/// Set it as a navigation item's `searchController`, or put its `searchBar` where you want it:
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The search begins when the bar gets the keyboard, by Control-F, or by `isActive`; the cancel button,
/// Escape, and a press beside the results end it. While it lasts the controller is before the screen,
/// and stays with it when another one is pushed.
open class UISearchController: UIViewController {
    // MARK: - Lifecycle

    /// - Parameter searchResultsController: Shown before the screen while there is a text to search
    ///   for; `nil` if the screen shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        searchBar.searchController = self
    }

    open override func loadView() {
        let view = SearchView(frame: UIScreen.main.bounds)
        view.dimming.onTap = { [weak self] in self?.isActive = false }
        self.view = view
    }

    // MARK: - Search

    /// Finds the results. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// What a person types into.
    open var searchBar: UISearchBar { bar }

    private let bar = UISearchBar(frame: .zero)

    /// What was given to `init(searchResultsController:)`.
    public final let searchResultsController: UIViewController?

    final lazy var stage = SearchStage(self)

    /// Whether the search is under way. Setting it begins and ends the search, which has no effect
    /// while the screen is not in a window; the text goes when the search ends.
    open var isActive: Bool {
        get { stage.isActive }
        set { if newValue { stage.begin() } else { stage.end() } }
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentation == nil, stage.isActive else {
            return super.dismiss(animated: flag, completion: completion)
        }
        stage.end(animated: flag, completion: completion)
    }

    // MARK: - Looks

    /// Whether the screen is dimmed, and can't be worked, until there are results.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { contentMayHaveChanged() }
    }

    /// Whether the search bar takes the place of the navigation bar's buttons and title. A bar that
    /// stands beside the buttons leaves them alone.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { stage.barsMayHaveChanged() }
    }

    /// Whether the results controller is shown while there is a text, and hidden else. Setting
    /// `showsSearchResultsController` turns it off.
    open var automaticallyShowsSearchResultsController = true {
        didSet { contentMayHaveChanged() }
    }

    /// Whether the results controller is shown during the search.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasText : isShowingResults }
        set {
            isShowingResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var isShowingResults = false

    /// Whether the search bar has a cancel button during the search.
    open var automaticallyShowsCancelButton = true {
        didSet { stage.accessoriesMayHaveChanged() }
    }

    /// Whether the search bar shows its scopes, if it has any, during the search.
    open var automaticallyShowsScopeBar = true {
        didSet { stage.accessoriesMayHaveChanged() }
    }

    /// Where the search bar is.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        navigationItemOfBar?.searchBarPlacement ?? .stacked
    }

    /// The item that shows the search bar.
    final weak var navigationItemOfBar: UINavigationItem?

    // MARK: - Content

    final var hasText: Bool { !(searchBar.text ?? "").isEmpty }

    private var searchView: SearchView? { viewIfLoaded as? SearchView }

    private var showsResults: Bool {
        isActive && searchResultsController != nil && showsSearchResultsController
    }

    /// Without a controller for the results the screen itself shows them, as soon as there are any.
    private var dims: Bool {
        isActive && obscuresBackgroundDuringPresentation && !showsResults
            && !(searchResultsController == nil && hasText)
    }

    /// Whether the screen behind can't be worked.
    final var obscuresPresenter: Bool { showsResults || dims }

    /// Shows what there is to be shown now.
    final func contentMayHaveChanged() {
        guard let searchView else { return }
        searchView.dims = dims
        guard let results = searchResultsController else { return }
        if showsResults, results.parent !== self {
            addChild(results)
            results.loadedView.frame = searchView.bounds
            results.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            searchView.addSubview(results.loadedView)
            results.didMove(toParent: self)
        } else if !showsResults, results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
        searchView.window?.accessibilityDidChange()
    }

    final func updateResults() {
        contentMayHaveChanged()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Escape ends the search, wherever the keyboard is in the results.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { !endsSearch($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    final func endsSearch(_ press: UIPress) -> Bool {
        guard isActive, press.key?.keyCode == .keyboardEscape else { return false }
        searchBar.cancel()
        return true
    }

    /// Whether the key begins the search, or goes back to its text.
    final func takes(_ press: UIPress) -> Bool {
        if endsSearch(press) { return true }
        guard let key = press.key, key.charactersIgnoringModifiers == "f",
            key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .control
        else { return false }
        isActive = true
        searchBar.becomeFirstResponder()
        searchBar.searchTextField.selectAll(nil)
        return true
    }
}

extension UISearchController {
    /// What a search bar says to its controller.
    func searchBarDidBeginEditing() {
        if !isActive { isActive = true }
    }
}
