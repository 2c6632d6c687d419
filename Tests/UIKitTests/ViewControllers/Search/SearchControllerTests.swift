import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uisearchcontroller

@MainActor @Suite(.serialized) struct SearchControllerTests {
    private let log = CallRecorder()

    private func names(_ title: String = "Names", results: UIViewController? = nil) -> NamesScreen {
        NamesScreen(title: title, log: log, results: results)
    }

    private func show(
        _ controllers: UIViewController..., size: CGSize = CGSize(width: 390, height: 844)
    ) -> (TestScreen, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        return (TestScreen(navigation, size: size), navigation)
    }

    // MARK: - The bar

    @Test func `a search bar stands below the title and covers 52 points more`() {
        let screen = names()
        let (test, navigation) = show(screen)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.view.safeAreaInsets.top == 96)
        let field = screen.search.searchBar.searchTextField
        #expect(
            field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 358, height: 36))
        screen.navigationItem.searchController = nil
        test.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(field.window == nil)
    }

    @Test func `with a large title the bar has three rows`() {
        let (test, navigation) = show(names())
        navigation.navigationBar.prefersLargeTitles = true
        test.settle()
        #expect(navigation.navigationBar.frame.height == 148)
    }

    @Test func `a search bar goes before the large title does when content is scrolled`() {
        let screen = names()
        let (test, navigation) = show(screen)
        navigation.navigationBar.prefersLargeTitles = true
        test.settle()
        screen.table.contentOffset.y = -148 + 52
        test.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.search.searchBar.alpha == 0)
        #expect(screen.search.searchBar.frame.height == 0)
        screen.table.contentOffset.y = 0
        test.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        test.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        test.advance(by: 2)
        #expect(navigation.navigationBar.frame.height == 148)
    }

    @Test func `content that is let go rests where the search bar is whole or gone`() {
        let screen = names()
        let (test, navigation) = show(screen)
        navigation.navigationBar.prefersLargeTitles = true
        test.settle()
        for distance in stride(from: 5, to: 120, by: 7) {
            screen.table.contentOffset.y = -148
            test.settle()
            test.swipe(
                from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - CGFloat(distance) - 10))
            test.advance(by: 2)
            let height = navigation.navigationBar.frame.height
            #expect([148, 96, 44].contains(height), "\(distance): \(height)")
        }
    }

    @Test func `a search bar that is to stay does so`() {
        let screen = names()
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        let (test, navigation) = show(screen)
        navigation.navigationBar.prefersLargeTitles = true
        screen.table.contentOffset.y = 300
        test.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.search.searchBar.alpha == 1)
    }

    @Test func `in a wide bar the search stands at the trailing edge`() {
        let screen = names()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let (test, navigation) = show(screen, size: CGSize(width: 1000, height: 700))
        let bar = screen.search.searchBar
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 692, y: 0, width: 288, height: 44))
        #expect(screen.navigationItem.searchBarPlacement == .inline)
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        test.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.search.searchBarPlacement == .stacked)
    }

    // MARK: - Searching

    @Test func `a search begins with a tap into the bar and ends with the cancel button`() throws {
        let screen = names()
        let (test, navigation) = show(screen)
        try test.tap(screen.search.searchBar.searchTextField)
        #expect(screen.search.isActive && screen.search.isBeingPresented)
        test.advance(by: 1)
        #expect(log.take() == "willPresent update(\"\") didPresent")
        #expect(screen.presentedViewController === screen.search)
        #expect(screen.search.presentingViewController === screen)
        // The field is in the titles' place.
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(screen.table.contentOffset.y == -56)
        test.type("ad")
        #expect(log.take() == "update(\"a\") update(\"ad\")")
        #expect(screen.shown == ["Ada"])
        try test.tap("Cancel")
        test.advance(by: 1)
        #expect(log.take() == "cancel willDismiss update(\"\") didDismiss")
        #expect(!screen.search.isActive && screen.search.searchBar.text == "")
        #expect(screen.presentedViewController == nil)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(screen.table.contentOffset.y == -96)
        #expect(!screen.search.searchBar.isFirstResponder)
    }

    @Test func `isActive begins and ends a search, in the midst of either too`() {
        let screen = names()
        let (test, navigation) = show(screen)
        screen.search.isActive = true
        test.advance(by: 0.1)
        #expect(screen.search.searchBar.isFirstResponder)
        screen.search.isActive = false
        test.advance(by: 0.1)
        screen.search.isActive = true
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.search.view.window != nil)
        #expect(
            log.take() == """
                willPresent update("") didPresent willDismiss update("") didDismiss \
                willPresent update("") didPresent
                """)
        #expect(navigation.navigationBar.frame.height == 56)
    }

    @Test func `Control-F begins a search, and Escape ends it wherever the keyboard is`() {
        let screen = names()
        let (test, _) = show(screen)
        test.press("f", control: true)
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.search.searchBar.isFirstResponder)
        test.type("a")
        test.press(.escape)
        test.advance(by: 1)
        #expect(!screen.search.isActive)
        test.press("f", control: true)
        test.advance(by: 1)
        test.press(.tab)
        test.press(.tab)
        #expect(!screen.search.searchBar.isFirstResponder && screen.search.isActive)
        test.press("f", control: true)
        #expect(screen.search.searchBar.isFirstResponder)
        test.press(.tab)
        test.press(.tab)
        test.press(.escape)
        test.advance(by: 1)
        #expect(!screen.search.isActive)
    }

    @Test func `a text that the app sets is searched for, and so is another scope`() {
        let screen = names()
        screen.search.searchBar.scopeButtonTitles = ["All", "Friends"]
        let (test, navigation) = show(screen)
        #expect(navigation.navigationBar.frame.height == 96)
        screen.search.isActive = true
        test.advance(by: 1)
        // A row for the scopes.
        #expect(navigation.navigationBar.frame.height == 100)
        _ = log.take()
        screen.search.searchBar.text = "bo"
        #expect(log.take() == "update(\"bo\")")
        test.settle()
        let scopes = screen.search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }[0]
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        #expect(log.take() == "update(\"bo\")")
        screen.search.isActive = false
        test.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `Return keeps what was found and puts the keyboard away`() {
        let screen = names()
        let (test, _) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        test.type("bo\n")
        #expect(screen.search.isActive && !screen.search.searchBar.isFirstResponder)
        #expect(screen.shown == ["Bo"])
    }

    @Test func `a search that leaves the bar alone has its titles above it`() {
        let screen = names()
        screen.search.hidesNavigationBarDuringPresentation = false
        let (test, navigation) = show(screen)
        navigation.navigationBar.prefersLargeTitles = true
        screen.search.isActive = true
        test.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(test.has("Names"))
    }

    // MARK: - Results

    @Test func `results come before the screen with the first letter and go with the last`() {
        let results = RecordedController("results", log)
        let screen = names(results: results)
        let (test, _) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        #expect(
            log.take() == "willPresent results.loadView results.viewDidLoad update(\"\") didPresent"
        )
        #expect(screen.search.obscuresPresenter && results.viewIfLoaded?.window == nil)
        test.type("a")
        #expect(
            log.take() == """
                results.willMove(parent) results.willAppear results.didMove(parent) update("a") \
                results.isAppearing results.layout results.didAppear
                """)
        #expect(results.view.convert(results.view.bounds, to: nil) == test.window.bounds)
        #expect(results.view.safeAreaInsets.top == 56)
        #expect(results.presentingViewController === screen)
        test.press(.backspace)
        #expect(
            log.take() == """
                results.willMove(nil) results.willDisappear results.didDisappear \
                results.didMove(nil) update("")
                """)
    }

    @Test func `results that the app wants to be seen are, without a text too`() {
        let results = UIViewController()
        let screen = names(results: results)
        let (test, _) = show(screen)
        screen.search.showsSearchResultsController = true
        #expect(!screen.search.automaticallyShowsSearchResultsController)
        screen.search.isActive = true
        test.advance(by: 1)
        #expect(results.viewIfLoaded?.window != nil)
        screen.search.showsSearchResultsController = false
        test.settle()
        #expect(results.viewIfLoaded?.window == nil)
    }

    @Test func `a press beside the results ends a search that dims the screen`() {
        let screen = names(results: UIViewController())
        let (test, _) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        test.tap(at: CGPoint(x: 200, y: 500))
        test.advance(by: 1)
        #expect(!screen.search.isActive)
        // Beside a search that doesn't, the screen is worked.
        screen.search.obscuresBackgroundDuringPresentation = false
        screen.search.isActive = true
        test.advance(by: 1)
        test.tap(at: CGPoint(x: 200, y: 150))
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.chosen == 2)
    }

    @Test func `the keyboard doesn't come to a screen behind results`() {
        let screen = names(results: UIViewController())
        let (test, _) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        test.type("a")
        for _ in 0..<6 {
            test.press(.tab)
            #expect(test.focusedView?.isDescendant(of: screen.view) != true)
        }
    }

    // MARK: - Other changes of the screen

    @Test func `a search stays with its screen when another one is pushed on it`() {
        let results = UIViewController()
        let screen = names(results: results)
        let (test, navigation) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        test.type("a")
        let found = UIViewController()
        found.title = "Found"
        results.presentingViewController?.navigationController?
            .pushViewController(found, animated: true)
        test.advance(by: 0.1)
        #expect(results.view.isDescendant(of: screen.view))
        test.advance(by: 1)
        #expect(navigation.topViewController === found && results.view.window == nil)
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.popViewController(animated: true)
        test.advance(by: 1)
        #expect(screen.search.isActive && results.view.window != nil)
        #expect(screen.search.view.superview === screen.view.superview)
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(screen.search.searchBar.text == "a")
        screen.search.isActive = false
        test.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `a search in a tab is there again when the tab is`() {
        let screen = names(results: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: screen), UIViewController(),
        ]
        let test = TestScreen(tabs)
        screen.search.isActive = true
        test.advance(by: 1)
        tabs.selectedIndex = 1
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.search.view.window == nil)
        tabs.selectedIndex = 0
        test.advance(by: 1)
        #expect(screen.search.view.window != nil)
        #expect(screen.search.view.superview === screen.view.superview)
    }

    @Test func `an alert comes before a search, and leaves it as it was`() {
        let screen = names()
        let (test, _) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
        test.advance(by: 1)
        #expect(alert.view.window != nil)
        alert.dismiss(animated: true)
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.search.searchBar.isFirstResponder)
        screen.search.dismiss(animated: true)
        test.advance(by: 1)
        #expect(!screen.search.isActive)
    }

    @Test func `a search bar at the head of a table has its results below it`() {
        let results = UIViewController()
        let screen = NamesScreen(title: "Names", log: log, results: results, isInBar: false)
        let (test, navigation) = show(screen)
        let bar = screen.search.searchBar
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
        screen.table.addSubview(bar)
        test.settle()
        bar.becomeFirstResponder()
        test.advance(by: 1)
        #expect(screen.search.isActive)
        test.type("a")
        #expect(results.view.convert(results.view.bounds, to: nil).minY == 100)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func `a screen that goes while it is searched is released`() {
        weak var gone: NamesScreen?
        weak var search: UISearchController?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let test = TestScreen(navigation)
        do {
            let screen = names(results: UIViewController())
            (gone, search) = (screen, screen.search)
            navigation.pushViewController(screen, animated: false)
            test.settle()
            screen.search.isActive = true
            test.advance(by: 1)
            test.type("a")
        }
        navigation.popViewController(animated: true)
        test.advance(by: 2)
        #expect(gone == nil && search == nil)
    }

    @Test func `a search that narrows and widens moves its bar and goes on`() {
        let screen = names(results: UIViewController())
        let (test, navigation) = show(screen)
        screen.search.isActive = true
        test.advance(by: 1)
        test.type("a")
        test.resize(to: CGSize(width: 1000, height: 700))
        test.advance(by: 1)
        #expect(screen.search.isActive && screen.search.searchBar.text == "a")
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(screen.search.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
        test.resize(to: CGSize(width: 390, height: 844))
        test.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 56)
    }
}

/// A table of names that can be searched.
@MainActor private final class NamesScreen: UIViewController {
    let search: UISearchController
    let table = UITableView(frame: .zero, style: .plain)
    private let log: CallRecorder
    private static let all = ["Ada", "Bo", "Cleo"] + (1...40).map { "Person \($0)" }
    private(set) var shown = NamesScreen.all
    private(set) var chosen: Int?

    init(title: String, log: CallRecorder, results: UIViewController?, isInBar: Bool = true) {
        search = UISearchController(searchResultsController: results)
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Search names"
        if results == nil { search.obscuresBackgroundDuringPresentation = false }
        if isInBar { navigationItem.searchController = search }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }
}

extension NamesScreen: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        log.record("update(\"\(text)\")")
        shown = text.isEmpty ? Self.all : Self.all.filter { $0.lowercased().hasPrefix(text) }
        table.reloadData()
    }
}

extension NamesScreen: UISearchBarDelegate {
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        log.record("cancel")
    }
}

extension NamesScreen: UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {
        log.record("willPresent")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        log.record("didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        log.record("willDismiss")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        log.record("didDismiss")
    }
}

extension NamesScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
    }
}
