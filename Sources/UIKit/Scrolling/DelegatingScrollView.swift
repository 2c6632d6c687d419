public import Foundation

/// What the delegate of a scroll view is besides: nobody adopts it but `UIScrollViewDelegate`.
@MainActor public protocol HearsOfScrolling: NSObjectProtocol {}

/// What tables, collection views and text views are: scroll views whose `delegate` has a type of its
/// own.
///
/// In Objective-C a subclass may redeclare a property with a narrower type, and Apple's headers do. In
/// Swift an override has the type of what it overrides. So each of these views declares a property of
/// its own (`@_nonoverride`), which the compiler prefers to the two that are inherited: that of
/// `UIScrollView`, and the one here, which is never used. It is there so that a delegate of another
/// type fits both of the inherited ones and is refused as ambiguous, instead of being taken by
/// `UIScrollView`'s.
open class DelegatingScrollView: UIScrollView {
    @_nonoverride @_disfavoredOverload
    public final var delegate: (any HearsOfScrolling)? {
        get { fatalError("delegate: a view of type \(type(of: self)) has one of its own") }
        set { fatalError("delegate: \(newValue as Any) can't be one of \(type(of: self))") }
    }

    /// Whether `UIScrollView`'s property follows the subclass's.
    private var isFollowed = false
    /// Whether the subclass's property follows `UIScrollView`'s.
    private var isFollowing = false

    /// The subclass's property was set: scrolling is told to the same delegate.
    final func tellScrolling(to delegate: (any UIScrollViewDelegate)?) {
        // One that isn't of the subclass's type still hears of scrolling.
        if delegate === scrollDelegate || isFollowing && delegate == nil { return }
        isFollowed = true
        (self as UIScrollView).delegate = delegate
        isFollowed = false
    }

    override func scrollDelegateDidChange() {
        guard !isFollowed else { return }
        isFollowing = true
        followScrollDelegate()
        isFollowing = false
    }

    /// `UIScrollView`'s property was set through a variable of that type.
    func followScrollDelegate() {}
}
