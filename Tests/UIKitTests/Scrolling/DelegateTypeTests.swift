import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// On iOS tables, collection views and text views redeclare `delegate` with a type of their own.
/// https://developer.apple.com/documentation/uikit/uitableview/delegate
@MainActor @Suite(.serialized) struct DelegateTypeTests {
    private let table = UITableView()
    private let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let text = UITextView()

    @Test func `a delegate has the type of the view's own protocol`() {
        let all = AllDelegate()
        table.delegate = all
        collection.delegate = all
        text.delegate = all
        let tableDelegate: (any UITableViewDelegate)? = table.delegate
        let collectionDelegate: (any UICollectionViewDelegate)? = collection.delegate
        let textDelegate: (any UITextViewDelegate)? = text.delegate
        #expect(tableDelegate === all && collectionDelegate === all && textDelegate === all)
        let path: ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?> =
            \UITableView.delegate
        table[keyPath: path] = nil
        #expect(table.delegate == nil)
    }

    @Test func `seen as a scroll view, it is the same delegate, whichever way it is set`() {
        let all = AllDelegate()
        for view: UIScrollView in [table, collection, text] {
            view.delegate = all
            #expect(view.delegate === all)
        }
        #expect(table.delegate === all && collection.delegate === all && text.delegate === all)
        table.delegate = nil
        collection.delegate = nil
        text.delegate = nil
        for view: UIScrollView in [table, collection, text] { #expect(view.delegate == nil) }
    }

    @Test func `who only hears of scrolling can be the delegate of a list seen as a scroll view`() {
        let listener = ScrollListener()
        table.delegate = AllDelegate()
        (table as UIScrollView).delegate = listener
        #expect(table.delegate == nil)
        #expect((table as UIScrollView).delegate === listener)
        table.contentSize = CGSize(width: 10, height: 1000)
        table.contentOffset.y = 10
        #expect(listener.offsets == [10])
    }

    @Test func `a delegate is held weakly`() {
        weak var gone: AllDelegate?
        do {
            let delegate = AllDelegate()
            gone = delegate
            table.delegate = delegate
        }
        #expect(gone == nil)
        #expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
    }

    // Subclasses put themselves, or one who passes on, between the view and its delegate.
    @Test func `a subclass may give out another delegate than the one that is told`() {
        let list = ForwardingTable()
        let own = AllDelegate()
        list.delegate = own
        #expect(list.delegate === own)
        #expect(list.passesOn.offsets == [])
        list.contentSize = CGSize(width: 10, height: 1000)
        list.contentOffset.y = 10
        #expect(list.passesOn.offsets == [10])
        #expect(own.offsets == [])
    }

    @Test func `a subclass hears when the delegate is set through a scroll view's variable`() {
        let list = WatchingTable()
        let delegate = AllDelegate()
        (list as UIScrollView).delegate = delegate
        list.delegate = nil
        #expect(list.heard == [true, false])
    }

    @Test func `a scroll view's own delegate can be overridden, too`() {
        let view = ForwardingScrollView()
        let own = ScrollListener()
        view.delegate = own
        view.contentSize = CGSize(width: 10, height: 1000)
        view.contentOffset.y = 10
        #expect(view.delegate === own)
        #expect(own.offsets == [])
        #expect(view.passesOn.offsets == [10])
    }
}

private class ScrollListener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

private final class AllDelegate: ScrollListener, UITableViewDelegate, UICollectionViewDelegate,
    UITextViewDelegate
{}

private final class ForwardingTable: UITableView {
    let passesOn = AllDelegate()
    private weak var own: (any UITableViewDelegate)?

    override var delegate: (any UITableViewDelegate)? {
        get { own }
        set {
            own = newValue
            super.delegate = passesOn
        }
    }
}

private final class WatchingTable: UITableView {
    var heard: [Bool] = []

    override weak var delegate: (any UITableViewDelegate)? {
        didSet { heard.append(delegate != nil) }
    }
}

private final class ForwardingScrollView: UIScrollView {
    let passesOn = ScrollListener()
    private weak var own: (any UIScrollViewDelegate)?

    override var delegate: (any UIScrollViewDelegate)? {
        get { own }
        set {
            own = newValue
            super.delegate = passesOn
        }
    }
}
