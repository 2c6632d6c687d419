import Foundation

@testable import Catalogue
@testable import UIKit

/// What is wrong with the places of what a page shows.
@MainActor enum LayoutFaults {
    /// In the page's own words; empty where nothing is cut, reaches out or lies over anything else.
    static func all(in page: UIView) -> [String] {
        let seen = parts(of: page)
        var faults: [String] = []
        for label in seen.compactMap({ $0 as? UILabel }) where label.isTextTruncated {
            faults.append("\(name(label)) is cut")
        }
        for part in seen {
            let frame = part.convert(part.bounds, to: page)
            if frame.minX < page.bounds.minX - 0.5 || frame.maxX > page.bounds.maxX + 0.5 {
                faults.append(
                    "\(name(part)) reaches out of the page: \(Int(frame.minX)) to \(Int(frame.maxX))"
                )
            }
        }
        return faults + overlaps(of: seen, in: page)
    }

    /// No two texts and no two controls that have nothing to do with one another share a place.
    private static func overlaps(of parts: [UIView], in page: UIView) -> [String] {
        let frames = parts.map { $0.convert($0.bounds, to: page) }
        var faults: [String] = []
        for first in parts.indices {
            for second in parts.indices where second > first {
                let shared = frames[first].intersection(frames[second])
                guard !shared.isNull, shared.width > 0.5, shared.height > 0.5,
                    !parts[first].isDescendant(of: parts[second]),
                    !parts[second].isDescendant(of: parts[first])
                else { continue }
                faults.append("\(name(parts[first])) and \(name(parts[second])) overlap")
            }
        }
        return faults
    }

    /// All texts and controls that are shown, but for wheels, whose rows end at the wheel's rim, and
    /// what is in a place of one size, which UIKit cuts too: segments, dates in a calendar.
    private static func parts(of view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [] }
        if view is UIPickerView || view is UISegmentedControl { return [view] }
        if let label = view as? UILabel { return label.text?.isEmpty ?? true ? [] : [label] }
        let own = view is UIControl ? [view] : []
        return own + view.subviews.flatMap(parts)
    }

    private static func name(_ view: UIView) -> String {
        if let text = (view as? UILabel)?.text { return "\"\(text)\"" }
        return view.accessibilityLabel.map { "\"\($0)\"" } ?? "\(type(of: view))"
    }
}
