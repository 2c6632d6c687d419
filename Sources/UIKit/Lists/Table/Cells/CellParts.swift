import Foundation

/// The parts of a cell, and where they go.
@MainActor final class CellParts {
    unowned let cell: UITableViewCell
    let content: CellContent
    let background: CellBackground
    let accessory: CellAccessory
    let separator: CellSeparator
    let editing: CellEditingControls

    init(_ cell: UITableViewCell) {
        self.cell = cell
        content = CellContent(cell)
        background = CellBackground(cell)
        accessory = CellAccessory(cell)
        separator = CellSeparator(cell)
        editing = CellEditingControls(cell)
    }

    /// In points, of a row with a line of text at the standard text size, and the least of all rows
    /// with texts.
    static let standardHeight: CGFloat = 44

    var isRightToLeft: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Layout

    func layOut() {
        let bounds = cell.bounds
        background.layOut()
        let span = contentSpan(width: bounds.width)
        let frame = mirrored(
            CGRect(
                x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound,
                height: bounds.height))
        if content.view.frame != frame { content.view.frame = frame }
        content.layOut()
        editing.layOut()
        accessory.layOut()
        separator.layOut()
    }

    /// From where to where the content reaches, from the leading edge in points.
    private func contentSpan(width: CGFloat) -> Range<CGFloat> {
        let start = editing.leadingWidth
        let end = max(start, width - accessory.width - editing.trailingWidth)
        return start..<end
    }

    /// A rectangle that is given from the leading edge, in the cell's coordinates.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(
            x: cell.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func marginsDidChange() {
        content.marginsDidChange()
        cell.setNeedsLayout()
    }

    /// The height that the content takes, in points.
    func fittingHeight(width: CGFloat) -> CGFloat {
        cell.updateConfigurationIfNeeded()
        let span = contentSpan(width: width)
        return content.fittingHeight(width: span.upperBound - span.lowerBound)
    }

    // MARK: - Accessibility

    /// Whether there is something in the cell that can be worked on its own.
    var holdsControls: Bool {
        func holds(_ view: UIView) -> Bool {
            !view.isHidden && (view is UIControl || view.subviews.contains(where: holds))
        }
        return cell.subviews.contains(where: holds)
    }

    /// All texts in reading order.
    var spokenText: String? {
        var texts: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= UIView.leastSeenAlpha,
                !view.accessibilityElementsHidden, !(view is UIControl)
            else { return }
            if let label = view.accessibilityLabel, !label.isEmpty {
                texts.append(label)
            } else {
                for subview in view.subviews { visit(subview) }
            }
        }
        visit(content.view)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
