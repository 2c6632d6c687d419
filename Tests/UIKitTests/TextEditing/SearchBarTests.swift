import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite struct SearchBarTests {
    private func screen(_ bar: UISearchBar) -> TestScreen {
        let controller = UIViewController()
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
        controller.view.addSubview(bar)
        return TestScreen(controller)
    }

    @Test func `A search is typed, begun with Return and cancelled, and the delegate hears`() throws
    {
        let bar = UISearchBar()
        let recorder = SearchRecorder()
        bar.delegate = recorder
        bar.showsCancelButton = true
        let screen = screen(bar)
        try screen.tap(bar.searchTextField)
        screen.type("ab\n")
        #expect(bar.text == "ab" && bar.isFirstResponder)
        try screen.tap("Cancel")
        #expect(
            recorder.calls == [
                "shouldBegin", "didBegin", "shouldChange 0 0 a", "change a", "shouldChange 1 0 b",
                "change ab", "search", "cancel",
            ])
        recorder.calls = []
        screen.press(.escape)
        bar.resignFirstResponder()
        #expect(recorder.calls == ["cancel", "shouldEnd", "didEnd"])
    }

    @Test func `The clear button empties the search`() throws {
        let bar = UISearchBar()
        let recorder = SearchRecorder()
        bar.delegate = recorder
        let screen = screen(bar)
        try screen.tap(bar.searchTextField)
        screen.type("a")
        recorder.calls = []
        try screen.tap(#require(bar.firstView { $0 is ClearButton }))
        #expect(bar.text == "" && recorder.calls == ["change "])
    }

    @Test func `Scopes are chosen by their buttons`() throws {
        let bar = UISearchBar()
        let recorder = SearchRecorder()
        bar.delegate = recorder
        bar.scopeButtonTitles = ["All", "Titles"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        let screen = screen(bar)
        bar.frame.size.height = 100
        try screen.tap("Titles")
        #expect(bar.selectedScopeButtonIndex == 1 && recorder.calls == ["scope 1"])
    }
}

private final class SearchRecorder: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldBegin")
        return true
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldEnd")
        return true
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append("change \(searchText)")
    }

    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        calls.append("shouldChange \(range.location) \(range.length) \(text)")
        return true
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {
        calls.append("scope \(index)")
    }
}
