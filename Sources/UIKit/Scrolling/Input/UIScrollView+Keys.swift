import Foundation

// What the keys of a desktop do, and what assistive technology asks for.

extension UIScrollView {
    /// How far an arrow key scrolls, in points: two lines of text.
    private static let line: CGFloat = 40

    /// Scrolls as the key says; true when there was something to scroll that way.
    func scroll(by press: UIPress) -> Bool {
        guard isScrollEnabled, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let page = visibleLength(.vertical)
        switch key.keyCode {
        case .keyboardUpArrow: return scroll(.vertical, by: -Self.line)
        case .keyboardDownArrow: return scroll(.vertical, by: Self.line)
        case .keyboardLeftArrow: return scroll(.horizontal, by: -Self.line)
        case .keyboardRightArrow: return scroll(.horizontal, by: Self.line)
        case .keyboardPageUp: return scroll(.vertical, by: -page)
        case .keyboardPageDown: return scroll(.vertical, by: page)
        case .keyboardSpacebar:
            return scroll(.vertical, by: key.modifierFlags.contains(.shift) ? -page : page)
        case .keyboardHome: return scroll(.vertical, by: -.infinity)
        case .keyboardEnd: return scroll(.vertical, by: .infinity)
        default: return false
        }
    }

    /// A page leaves a line of what was seen to be seen; a scroll view of pages turns one.
    private func visibleLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let whole = axis == .horizontal ? bounds.width : bounds.height
        if isPagingEnabled { return whole }
        let inset = adjustedContentInset
        let seen =
            axis == .horizontal
            ? whole - inset.left - inset.right : whole - inset.top - inset.bottom
        return max(Self.line, seen - Self.line)
    }

    private func scroll(_ axis: NSLayoutConstraint.Axis, by step: CGFloat) -> Bool {
        var target = motion.isDecelerating ? contentOffset : motion.destination
        guard range[axis].lowerBound < range[axis].upperBound else { return false }
        var wanted = (target[axis] + step).clamped(to: range[axis])
        if isPagingEnabled {
            let size = axis == .horizontal ? bounds.width : bounds.height
            wanted = PagingTarget(range: range[axis], page: size)
                .target(from: target[axis] + (step > 0 ? size : -size), velocity: 0)
        }
        guard wanted != target[axis] else { return false }
        target[axis] = wanted
        motion.stop(reporting: motion.isDecelerating)
        motion.move(to: grid.nearest(target), purpose: .input, duration: 0.2, curve: .out)
        return true
    }

    // MARK: - Assistive technology

    /// Shows what lies in a direction, a page of it.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        switch direction {
        case .up, .previous: return scroll(.vertical, by: -visibleLength(.vertical))
        case .down, .next: return scroll(.vertical, by: visibleLength(.vertical))
        case .left: return scroll(.horizontal, by: -visibleLength(.horizontal))
        case .right: return scroll(.horizontal, by: visibleLength(.horizontal))
        }
    }

    // MARK: - Focus

    /// - Complexity: O(*n*) in the number of views in the content.
    var hasFocusableContent: Bool {
        subviews.contains { $0.isFocusableOrHoldsFocusable }
    }

    // MARK: - To the top

    /// Does what a tap on iOS's status bar does, if this is the one scroll view for it.
    func scrollToTop() -> Bool {
        guard hasRoom(on: .vertical, for: -1),
            (try? scrollDelegate?.scrollViewShouldScrollToTop(self)) ?? true
        else { return false }
        motion.stop(reporting: true)
        let top = CGPoint(x: contentOffset.x, y: range.vertical.lowerBound)
        motion.move(to: top, purpose: .top)
        return true
    }
}

extension UIView {
    fileprivate var isFocusableOrHoldsFocusable: Bool {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return false }
        return canBecomeFocused || subviews.contains { $0.isFocusableOrHoldsFocusable }
    }
}
