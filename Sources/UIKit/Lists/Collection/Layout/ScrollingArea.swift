import Foundation

/// The part of a collection view in which a section scrolls by itself, across the others.
struct ScrollingArea: Equatable {
    /// In the content of the collection view.
    var frame: CGRect
    var contentSize: CGSize
    /// Where scrolling may stop, as offsets from where reading begins; none where it may anywhere.
    var stops: [CGFloat] = []
    /// Whether a drag moves by one stop at most.
    var stopsAtEach = false
    /// Whether every offset is a place to rest.
    var isContinuous = true
    var bounces = true
    /// Whether it scrolls along the vertical axis, in a layout that scrolls horizontally.
    var isVertical = false
}
