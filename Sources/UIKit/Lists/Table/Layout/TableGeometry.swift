import Foundation

/// Where everything in a table is, from the top of its content in points.
///
/// A value that knows no views: heights come in, places come out. Questions take O(log) of the number
/// of sections and of the runs of equal heights in a section.
struct TableGeometry {
    struct Section {
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var rows = RowHeights()
        /// The part of the header's height that is above its view.
        var headerPadding: CGFloat = 0
        /// Whether the heights above are what was measured, and no longer estimates.
        var isHeaderKnown = false
        var isFooterKnown = false
        /// Whether there is something to be seen there, once that is known.
        var hasHeader = false
        var hasFooter = false

        var length: CGFloat { header + rows.length + footer }
    }

    /// The height of the view above all sections, and of the one below.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    private(set) var sections: [Section] = []
    private var lengths = SectionLengths()

    init(_ sections: [Section] = []) {
        self.sections = sections
        lengths = SectionLengths(sections.map(\.length))
    }

    var length: CGFloat { top + lengths.sum(ofFirst: sections.count) + bottom }

    var rowCounts: [Int] { sections.map(\.rows.count) }

    // MARK: - Places

    func top(ofSection section: Int) -> CGFloat { top + lengths.sum(ofFirst: section) }

    func rowsTop(ofSection section: Int) -> CGFloat {
        top(ofSection: section) + sections[section].header
    }

    func footerTop(ofSection section: Int) -> CGFloat {
        rowsTop(ofSection: section) + sections[section].rows.length
    }

    func bottom(ofSection section: Int) -> CGFloat { top(ofSection: section + 1) }

    func top(of indexPath: IndexPath) -> CGFloat {
        rowsTop(ofSection: indexPath.section)
            + sections[indexPath.section].rows.offset(of: indexPath.row)
    }

    func height(of indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows.height(of: indexPath.row)
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && indexPath.row >= 0 && indexPath.row < sections[indexPath.section].rows.count
    }

    // MARK: - Rows in order

    /// The section at a place; the nearest one for a place before or behind all.
    func section(at place: CGFloat) -> Int { lengths.index(at: place - top) }

    /// The first row that reaches below a place, or else the last row; nil where there is none.
    func row(at place: CGFloat) -> IndexPath? {
        guard !sections.isEmpty else { return nil }
        var section = section(at: place)
        while section < sections.count {
            let rows = sections[section].rows
            let start = rowsTop(ofSection: section)
            if rows.count > 0, place < start + rows.length {
                return IndexPath(row: rows.row(at: place - start), section: section)
            }
            section += 1
        }
        return lastRow(before: sections.count)
    }

    func row(after indexPath: IndexPath) -> IndexPath? {
        if indexPath.row + 1 < sections[indexPath.section].rows.count {
            return IndexPath(row: indexPath.row + 1, section: indexPath.section)
        }
        return firstRow(from: indexPath.section + 1)
    }

    func row(before indexPath: IndexPath) -> IndexPath? {
        if indexPath.row > 0 {
            return IndexPath(row: indexPath.row - 1, section: indexPath.section)
        }
        return lastRow(before: indexPath.section)
    }

    /// - Complexity: O(*e*) in the number of empty sections that follow one another.
    func firstRow(from section: Int) -> IndexPath? {
        var section = section
        while section < sections.count {
            if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
            section += 1
        }
        return nil
    }

    /// - Complexity: O(*e*) in the number of empty sections that follow one another.
    func lastRow(before section: Int) -> IndexPath? {
        var section = section - 1
        while section >= 0 {
            let count = sections[section].rows.count
            if count > 0 { return IndexPath(row: count - 1, section: section) }
            section -= 1
        }
        return nil
    }

    // MARK: - Changes

    mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) {
        sections[indexPath.section].rows.setHeight(height, of: indexPath.row)
        lengths.set(sections[indexPath.section].length, at: indexPath.section)
    }

    /// - Parameters:
    ///   - padding: Above the header's view.
    ///   - height: Of the header's view.
    mutating func setHeader(
        _ height: CGFloat, padding: CGFloat = 0, of section: Int, isThere: Bool
    ) {
        sections[section].header = padding + height
        sections[section].headerPadding = padding
        sections[section].isHeaderKnown = true
        sections[section].hasHeader = isThere
        lengths.set(sections[section].length, at: section)
    }

    mutating func setFooter(_ height: CGFloat, of section: Int, isThere: Bool) {
        sections[section].footer = height
        sections[section].isFooterKnown = true
        sections[section].hasFooter = isThere
        lengths.set(sections[section].length, at: section)
    }

    /// Carries out a batch.
    ///
    /// - Parameters:
    ///   - newSection: Makes a section that was inserted or reloaded, by its new number.
    ///   - newHeight: What a row gets that was inserted, by its new place.
    /// - Complexity: O(*s* + *k* log *r*) in the sections, the changes and the runs of heights.
    mutating func apply(
        _ plan: ListUpdatePlan, newSection: (Int) -> Section, newHeight: (IndexPath) -> CGFloat
    ) {
        var moved: [IndexPath: CGFloat] = [:]
        for move in plan.updates.moved { moved[move.to] = height(of: move.from) }
        var olds = sections
        sections = []
        sections.reserveCapacity(plan.newCounts.count)
        for new in plan.newCounts.indices {
            guard let old = plan.oldSection(of: new) else {
                sections.append(newSection(new))
                continue
            }
            var section = olds[old]
            olds[old].rows = RowHeights()
            let mapping = plan.mapping(from: old, to: new)
            for row in mapping.left.reversed() { section.rows.remove(row..<row + 1) }
            for row in mapping.taken {
                let indexPath = IndexPath(row: row, section: new)
                section.rows.insert(1, at: row, height: moved[indexPath] ?? newHeight(indexPath))
            }
            sections.append(section)
        }
        for (new, height) in moved where plan.oldSection(of: new.section) == nil {
            sections[new.section].rows.setHeight(height, of: new.row)
        }
        lengths = SectionLengths(sections.map(\.length))
    }
}
