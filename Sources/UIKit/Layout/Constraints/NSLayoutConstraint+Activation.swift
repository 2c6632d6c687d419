extension NSLayoutConstraint {
    func activate() {
        guard owner?.view == nil else { return }
        guard let ancestor = commonAncestor() else { failWithoutCommonAncestor() }
        ancestor.install(self)
    }

    func deactivate() {
        owner?.view?.uninstall(self)
    }

    /// The nearest view that all items are in, or are.
    func commonAncestor() -> UIView? {
        guard var ancestor = first.view else { return nil }
        for item in [second.item, first.offset?.start.item, second.offset?.start.item] {
            guard let item, item !== first.item else { continue }
            guard let view = item.view, let common = Self.commonAncestor(ancestor, view) else {
                return nil
            }
            ancestor = common
        }
        return ancestor
    }

    private static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
        if a === b || b.superview === a { return a }
        if let superview = a.superview, superview === b || superview === b.superview {
            return superview
        }
        var (a, b) = (a, b)
        var (depthA, depthB) = (depth(of: a), depth(of: b))
        while a !== b {
            if depthA >= depthB {
                guard let next = a.superview else { return nil }
                (a, depthA) = (next, depthA - 1)
            } else {
                guard let next = b.superview else { return nil }
                (b, depthB) = (next, depthB - 1)
            }
        }
        return a
    }

    private static func depth(of view: UIView) -> Int {
        var depth = 0
        var view = view
        while let superview = view.superview {
            depth += 1
            view = superview
        }
        return depth
    }

    private func failWithoutCommonAncestor() -> Never {
        // UIKit's message.
        let second = secondAnchor.map { "\($0)" } ?? "nil"
        fatalError(
            """
            Unable to activate constraint with anchors \(firstAnchor) and \(second) because they \
            have no common ancestor.  Does the constraint or its anchors reference items in \
            different view hierarchies?  That's illegal.
            """)
    }

    /// Stops the program when the two sides cannot be compared. The messages are UIKit's.
    func checkPairing() {
        let call =
            "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        let (a, b) = (first.attribute, second.attribute)
        stopUnless(a != .notAnAttribute, "\(call): The first attribute cannot be notAnAttribute.")
        let isLocation = a.kind != .size && first.offset == nil
        stopUnless(
            !(isLocation && (b == .notAnAttribute || multiplier == 0)),
            """
            \(call): A multiplier of 0 or a nil second item together with a location for the first \
            attribute creates an illegal constraint of a location equal to a constant. Location \
            attributes must be specified in pairs. (\(a.name), \(b.name), multiplier \(multiplier))
            """)
        guard b != .notAnAttribute else { return }
        stopUnless(
            !(a.isDirectional && b.isAbsolute) && !(a.isAbsolute && b.isDirectional),
            """
            \(call): A constraint cannot be made between a leading/trailing attribute and a \
            right/left attribute. Use leading/trailing for both or neither. (\(a.name), \(b.name))
            """)
        stopUnless(
            first.attributeKind == second.attributeKind,
            "\(call): Invalid pairing of layout attributes (\(a.name), \(b.name))")
    }
}

extension AnchorPoint {
    /// A distance is a size, whatever it is a distance of.
    fileprivate var attributeKind: NSLayoutConstraint.Attribute.Kind {
        offset == nil ? attribute.kind : .size
    }
}
