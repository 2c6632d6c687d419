import Foundation

/// What a table's delegate, its properties and its style say of heights, in points.
@MainActor struct TableMetrics {
    let tableView: UITableView

    /// Of a row with a line of text.
    static let standardRow: CGFloat = 44
    /// Around the groups of a grouped table.
    static let firstGap: CGFloat = 35
    static let gap: CGFloat = 18
    /// What stands for standard headers and footers until they are seen.
    private static let plainHeader: CGFloat = 28
    private static let groupedHeader: CGFloat = 39
    private static let groupedFooter: CGFloat = 32
    /// The width from which on margins are wider.
    private static let wide: CGFloat = 414

    private var delegate: (any UITableViewDelegate)? { tableView.tableDelegate }

    private var isPlain: Bool { tableView.style == .plain }

    var margins: CellSurroundings.Margins {
        let margin: CGFloat = tableView.bounds.width >= Self.wide ? 20 : 16
        return CellSurroundings.Margins(leading: margin, trailing: margin)
    }

    /// Between the table's sides and its rows.
    var sideInset: CGFloat { tableView.style == .insetGrouped ? margins.leading : 0 }

    // MARK: - Rows

    /// The height that a row has whatever its cell shows; nil where the cell says it.
    func fixedHeight(of indexPath: IndexPath) -> CGFloat? {
        let height =
            (try? delegate?.tableView(tableView, heightForRowAt: indexPath)) ?? tableView.rowHeight
        return height == UITableView.automaticDimension ? nil : max(0, height)
    }

    /// Whether estimates are switched off, so that all heights are asked for at once.
    private var asksForAllRows: Bool {
        tableView.estimatedRowHeight == 0
    }

    /// What stands for the height of a row until it is seen.
    func estimate(of indexPath: IndexPath) -> CGFloat {
        if let estimate = try? delegate?.tableView(tableView, estimatedHeightForRowAt: indexPath),
            estimate > 0
        {
            return estimate
        }
        if tableView.estimatedRowHeight > 0 { return tableView.estimatedRowHeight }
        return fixedHeight(of: indexPath) ?? Self.standardRow
    }

    func section(_ section: Int, rowCount: Int) -> TableGeometry.Section {
        var result = TableGeometry.Section()
        result.header = headerEstimate(of: section)
        result.footer = footerEstimate(of: section)
        result.rows = rows(in: section, count: rowCount)
        return result
    }

    private func rows(in section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights() }
        let first = IndexPath(row: 0, section: section)
        let isAsked = (try? delegate?.tableView(tableView, heightForRowAt: first)) ?? nil
        guard isAsked != nil, asksForAllRows else {
            return RowHeights(count: count, height: estimate(of: first))
        }
        var heights = RowHeights()
        for row in 0..<count {
            let height = fixedHeight(of: IndexPath(row: row, section: section))
            heights.insert(1, at: row, height: height ?? Self.standardRow)
        }
        return heights
    }

    // MARK: - Headers and footers

    /// The height that a header has whatever it shows; nil where it says it itself.
    func fixedHeader(of section: Int) -> CGFloat? {
        let height =
            (try? delegate?.tableView(tableView, heightForHeaderInSection: section))
            ?? tableView.sectionHeaderHeight
        return given(height)
    }

    func fixedFooter(of section: Int) -> CGFloat? {
        let height =
            (try? delegate?.tableView(tableView, heightForFooterInSection: section))
            ?? tableView.sectionFooterHeight
        return given(height)
    }

    /// Groups keep their distance at a height of 0; programs that want none ask for the least number
    /// above.
    private func given(_ height: CGFloat) -> CGFloat? {
        if height == UITableView.automaticDimension || height == 0 && !isPlain { return nil }
        return max(0, height)
    }

    /// The height of a header that isn't there.
    func emptyHeader(of section: Int) -> CGFloat {
        isPlain ? 0 : section == 0 ? Self.firstGap : Self.gap
    }

    /// The height of a footer that isn't there.
    var emptyFooter: CGFloat { isPlain ? 0 : Self.gap }

    private func headerEstimate(of section: Int) -> CGFloat {
        if let estimate = try? delegate?.tableView(
            tableView, estimatedHeightForHeaderInSection: section), estimate > 0
        {
            return estimate
        }
        if tableView.estimatedSectionHeaderHeight > 0 {
            return tableView.estimatedSectionHeaderHeight
        }
        let hasTitle = tableView.title(ofHeader: section) != nil
        guard let fixed = fixedHeader(of: section) else {
            guard hasTitle else { return emptyHeader(of: section) }
            return isPlain
                ? Self.plainHeader + tableView.headerTopPadding
                : Self.groupedHeader + (section == 0 ? Self.gap : 0)
        }
        return fixed
    }

    private func footerEstimate(of section: Int) -> CGFloat {
        if let estimate = try? delegate?.tableView(
            tableView, estimatedHeightForFooterInSection: section), estimate > 0
        {
            return estimate
        }
        if tableView.estimatedSectionFooterHeight > 0 {
            return tableView.estimatedSectionFooterHeight
        }
        guard let fixed = fixedFooter(of: section) else {
            guard tableView.title(ofFooter: section) != nil else { return emptyFooter }
            return isPlain ? Self.plainHeader : Self.groupedFooter
        }
        return fixed
    }
}
