public import Foundation

/// A relation between two attributes of views or layout guides:
/// `first = multiplier × second + constant`, or `≤`, or `≥`.
///
///     NSLayoutConstraint.activate([
///         label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///         label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     ])
///
/// An active constraint is held by the nearest common ancestor of its items.
@MainActor open class NSLayoutConstraint: NSObject {
    final var first = AnchorPoint.none
    final var second = AnchorPoint.none
    private final var relationValue = Relation.equal
    private final var multiplierValue: CGFloat = 1
    private final var constantValue: CGFloat = 0
    private final var priorityValue = UILayoutPriority.required
    /// The view whose `constraints` hold this one.
    final var owner: LayoutItem?
    /// The engine that has taken the constraint up; it holds the constraint as long as it is set.
    final unowned(unsafe) var engine: LayoutEngine?
    final var token = SolverConstraint.none
    /// The order of making: of required constraints in contradiction the youngest is broken.
    final let rank = nextRank()

    private static var lastRank = 0

    private static func nextRank() -> Int {
        lastRank += 1
        return lastRank
    }

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    /// Makes `first relation multiplier × second + constant`, not active.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide, as is `view2`.
    ///   - attr1: The first one's.
    ///   - relation: Equal, or not less, or not greater.
    ///   - view2: `nil` for a size that is compared with the constant alone.
    ///   - attr2: The second one's.
    ///   - multiplier: Not 0 for positions: they have to be given relative to others.
    ///   - c: In points.
    /// - Precondition: Both attributes are of one kind: sizes, horizontal or vertical positions.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            AnchorPoint(checking: view1 as AnyObject, attr1), relation,
            AnchorPoint(checking: view2.map { $0 as AnyObject }, attr2),
            multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: AnchorPoint, _ relation: Relation, _ second: AnchorPoint,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        relationValue = relation
        multiplierValue = multiplier
        constantValue = constant
        checkPairing()
    }

    /// Makes the constraints that a format such as `"H:|-[title]-8-[button(>=44)]-|"` draws.
    ///
    /// - Parameters:
    ///   - format: Scale and kind of the image.
    ///   - opts: How the views are aligned, and which way they follow each other.
    ///   - metrics: Numbers for the names in the format that stand for lengths and priorities.
    ///   - views: Views or layout guides for the names in square brackets.
    /// - Precondition: The format can be read and names only what the two tables hold.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views).constraints()
    }

    // MARK: - What it says

    open var firstItem: AnyObject? { first.item?.object }
    open var firstAttribute: Attribute { first.attribute }
    open var relation: Relation { relationValue }
    open var secondItem: AnyObject? { second.item?.object }
    open var secondAttribute: Attribute { second.attribute }
    open var multiplier: CGFloat { multiplierValue }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.item == nil ? nil : NSLayoutAnchor(second)
    }

    /// In points. May be changed at any time, which is much cheaper than another constraint.
    open var constant: CGFloat {
        get { constantValue }
        set {
            let difference = newValue - constantValue
            guard difference != 0 else { return }
            constantValue = newValue
            engine?.constantDidChange(of: self, by: difference)
        }
    }

    /// How important the constraint is.
    ///
    /// - Precondition: While the constraint is active it may not become required, nor stop being.
    open var priority: UILayoutPriority {
        get { priorityValue }
        set {
            guard newValue != priorityValue else { return }
            stopUnless(
                owner == nil || (newValue == .required) == (priorityValue == .required),
                """
                Mutating a priority from \(priorityValue == .required ? "" : "not ")required to \
                \(newValue == .required ? "" : "not ")required on an installed constraint (or vice \
                versa) is not supported. You passed priority \(newValue.rawValue) and the existing \
                priority was \(priorityValue.rawValue).
                """)
            stopUnless(
                newValue.rawValue > 0 && newValue.rawValue <= 1000,
                """
                It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than \
                0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.
                """)
            priorityValue = newValue
            engine?.priorityDidChange(of: self)
        }
    }

    /// A name for the constraint in reports and descriptions.
    open var identifier: String?

    // MARK: - Activation

    /// Whether the constraint takes part in the layout.
    ///
    /// - Precondition: Set to `true`, both items are in one view hierarchy.
    open var isActive: Bool {
        get { owner?.view != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Sets `isActive` of all.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// - Precondition: Called on the main thread.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { descriptionInFull }
    }
}
