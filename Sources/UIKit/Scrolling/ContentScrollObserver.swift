import Foundation

/// Follows the content of a scroll view that it doesn't own, as bars do.
@MainActor protocol ContentScrollObserver: AnyObject {
    /// The content moved, or there is more or less of it.
    func contentDidScroll(_ scrollView: UIScrollView)
}

/// An observer, held weakly.
struct WeakScrollObserver {
    weak var observer: (any ContentScrollObserver)?
}

extension UIScrollView {
    func addScrollObserver(_ observer: any ContentScrollObserver) {
        scrollObservers.removeAll { $0.observer == nil || $0.observer === observer }
        scrollObservers.append(WeakScrollObserver(observer: observer))
    }

    func removeScrollObserver(_ observer: any ContentScrollObserver) {
        scrollObservers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    func tellScrollObservers() {
        for entry in scrollObservers { entry.observer?.contentDidScroll(self) }
    }

    /// Where content that would come to rest at an offset does: not inside of a gap.
    func restingOffset(near offset: CGFloat) -> CGFloat {
        let gap = restingGaps.first { offset > $0.lowerBound && offset < $0.upperBound }
        guard let gap else { return offset }
        let middle = (gap.lowerBound + gap.upperBound) / 2
        return (offset < middle ? gap.lowerBound : gap.upperBound)
            .clamped(to: range.vertical)
    }
}
