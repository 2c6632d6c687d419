import Foundation

/// Asks a flow layout, its view and the delegate what the lines are to be like.
@MainActor struct FlowSource {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView?
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    /// What sections keep out of, besides their own insets.
    private let surroundings: UIEdgeInsets
    /// The content's extent across, in points.
    let room: CGFloat

    private var isHorizontal: Bool { layout.scrollDirection == .horizontal }

    init(_ layout: UICollectionViewFlowLayout) {
        self.layout = layout
        collectionView = layout.collectionView
        delegate = collectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
        let isHorizontal = layout.scrollDirection == .horizontal
        guard let collectionView = layout.collectionView else {
            surroundings = .zero
            room = 0
            return
        }
        let inset = collectionView.adjustedContentInset
        let bounds = collectionView.bounds.size
        room = max(
            0,
            isHorizontal
                ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
        )
        surroundings = Self.surroundings(layout.sectionInsetReference, collectionView, inset)
    }

    /// What the safe area or the margins take beyond the content's inset.
    private static func surroundings(
        _ reference: UICollectionViewFlowLayout.SectionInsetReference,
        _ collectionView: UICollectionView, _ inset: UIEdgeInsets
    ) -> UIEdgeInsets {
        let wanted: UIEdgeInsets
        switch reference {
        case .fromContentInset: return .zero
        case .fromSafeArea: wanted = collectionView.safeAreaInsets
        case .fromLayoutMargins: wanted = collectionView.layoutMargins
        }
        return UIEdgeInsets(
            top: max(0, wanted.top - inset.top), left: max(0, wanted.left - inset.left),
            bottom: max(0, wanted.bottom - inset.bottom), right: max(0, wanted.right - inset.right))
    }

    func arrangement(measured: [Int: [Int: FlowLines.Extent]]) -> FlowArrangement {
        let count = collectionView?.numberOfSections ?? 0
        let sections = (0..<count).map { section($0, measured: measured[$0] ?? [:]) }
        return FlowArrangement(sections: sections, isHorizontal: isHorizontal, room: room)
    }

    // MARK: - Sections

    private func section(_ index: Int, measured: [Int: FlowLines.Extent]) -> FlowSection {
        let inset = self.inset(ofSection: index)
        let across = isHorizontal ? inset.top + inset.bottom : inset.left + inset.right
        let rules = FlowLines.Rules(
            room: max(0, room - across), lineSpacing: lineSpacing(ofSection: index),
            itemSpacing: itemSpacing(ofSection: index),
            pixel: 1 / max(1, collectionView?.traitCollection.displayScale ?? 1))
        let count = collectionView?.numberOfItems(inSection: index) ?? 0
        var sizes = sizes(ofSection: index, count: count)
        sizes.own = measured
        warnIfTooLong(sizes.common, rules, isAsked: !sizes.all.isEmpty)
        return FlowSection(
            insets: isHorizontal
                ? .init(before: inset.left, after: inset.right, leading: inset.top)
                : .init(before: inset.top, after: inset.bottom, leading: inset.left),
            header: length(headerSize(ofSection: index)),
            footer: length(footerSize(ofSection: index)),
            lines: FlowLines(count: count, sizes: sizes, rules: rules))
    }

    private func sizes(ofSection section: Int, count: Int) -> FlowLines.Sizes {
        let common = extent(commonSize)
        guard let collectionView, let delegate, count > 0,
            let first = try? delegate.collectionView(
                collectionView, layout: layout, sizeForItemAt: IndexPath(item: 0, section: section))
        else { return FlowLines.Sizes(common: common) }
        var all = [extent(first)]
        all.reserveCapacity(count)
        for item in 1..<max(1, count) {
            let size = try? delegate.collectionView(
                collectionView, layout: layout,
                sizeForItemAt: IndexPath(item: item, section: section))
            all.append(size.map(extent) ?? common)
        }
        if all.allSatisfy({ $0 == all[0] }) { return FlowLines.Sizes(common: all[0]) }
        return FlowLines.Sizes(common: common, all: all)
    }

    /// The size of an item that neither its cell nor the delegate has spoken for.
    private var commonSize: CGSize {
        let standard = CGSize(width: 50, height: 50)
        let automatic = UICollectionViewFlowLayout.automaticSize
        if layout.estimatedItemSize == .zero {
            return layout.itemSize == automatic ? standard : layout.itemSize
        }
        return layout.estimatedItemSize == automatic ? standard : layout.estimatedItemSize
    }

    private func extent(_ size: CGSize) -> FlowLines.Extent {
        let (width, height) = (Self.sound(size.width), Self.sound(size.height))
        return isHorizontal
            ? FlowLines.Extent(along: width, across: height)
            : FlowLines.Extent(along: height, across: width)
    }

    /// A length that can be added up.
    private static func sound(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(0, length), 1e9) : 0
    }

    private func length(_ size: CGSize) -> CGFloat {
        Self.sound(isHorizontal ? size.width : size.height)
    }

    // MARK: - Delegate

    private func ask<Value>(
        _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) throws -> Value
    ) -> Value? {
        guard let delegate, let collectionView else { return nil }
        return try? question(delegate, collectionView)
    }

    private func inset(ofSection section: Int) -> UIEdgeInsets {
        let own =
            ask { try $0.collectionView($1, layout: layout, insetForSectionAt: section) }
            ?? layout.sectionInset
        // At both ends of the direction of scrolling, content's inset keeps out of the safe area.
        return isHorizontal
            ? own.adding(
                UIEdgeInsets(top: surroundings.top, left: 0, bottom: surroundings.bottom, right: 0))
            : own.adding(
                UIEdgeInsets(top: 0, left: surroundings.left, bottom: 0, right: surroundings.right))
    }

    private func lineSpacing(ofSection section: Int) -> CGFloat {
        ask { try $0.collectionView($1, layout: layout, minimumLineSpacingForSectionAt: section) }
            ?? layout.minimumLineSpacing
    }

    private func itemSpacing(ofSection section: Int) -> CGFloat {
        ask {
            try $0.collectionView($1, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
            ?? layout.minimumInteritemSpacing
    }

    private func headerSize(ofSection section: Int) -> CGSize {
        ask { try $0.collectionView($1, layout: layout, referenceSizeForHeaderInSection: section) }
            ?? layout.headerReferenceSize
    }

    private func footerSize(ofSection section: Int) -> CGSize {
        ask { try $0.collectionView($1, layout: layout, referenceSizeForFooterInSection: section) }
            ?? layout.footerReferenceSize
    }

    // MARK: - Bad sizes

    private static var hasWarned: Set<ObjectIdentifier> = []

    /// UIKit's words for items that are longer than their line.
    private func warnIfTooLong(_ size: FlowLines.Extent, _ rules: FlowLines.Rules, isAsked: Bool) {
        guard !isAsked, layout.estimatedItemSize == .zero, rules.room > 0,
            size.across > rules.room + 0.001,
            Self.hasWarned.insert(ObjectIdentifier(layout)).inserted
        else { return }
        Diagnostics.warn(
            isHorizontal
                ? "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
                    + "height must be less than the height of the UICollectionView minus the section "
                    + "insets top and bottom values, minus the content insets top and bottom values."
                : "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
                    + "width must be less than the width of the UICollectionView minus the section "
                    + "insets left and right values, minus the content insets left and right values."
        )
    }
}
