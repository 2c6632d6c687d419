import Foundation

// What the engine tells people.

extension LayoutEngine {
    /// Where reports of contradictions go.
    static var reportHandler: (String) -> Void = { Diagnostics.warn($0) }

    /// Says which constraints contradict each other and which one is given up, in UIKit's form.
    func report(_ conflict: LayoutConflict) {
        // UIKit doesn't list that sizes aren't negative either.
        let stated = conflict.constraints.filter { !isPositiveness($0) }
        let list = stated.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
        Self.reportHandler(
            """
            Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(describe(conflict.broken))
            """)
    }

    private func isPositiveness(_ token: SolverConstraint) -> Bool {
        boxes.contains {
            $0.positiveness.horizontal == token || $0.positiveness.vertical == token
        }
    }

    func describe(_ token: SolverConstraint) -> String {
        if let constraint = constraint(for: token) { return constraint.description }
        for box in boxes {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let (start, size) =
                    axis == .horizontal ? ("minX", "width") : ("minY", "height")
                if box.fixedOrigin[axis] == token { return describe(box, start, token) }
                if box.fixedExtent[axis] == token { return describe(box, size, token) }
            }
        }
        return "<NSLayoutConstraint of a fitting size>"
    }

    private func describe(
        _ box: LayoutBox, _ attribute: String, _ token: SolverConstraint
    ) -> String {
        let kind =
            box.kind == .systemGuide
            ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint"
        let name = LayoutNames.name(of: box.item.object)
        let value = withSolver { -$0.constant(of: token) }
        let number = LayoutNames.number(CGFloat(value))
        return "<\(kind) \(name).\(attribute) == \(number)   (active)>"
    }

    // MARK: - Ambiguity

    /// Whether the constraints leave a box more than one place or size.
    func isAmbiguous(_ box: LayoutBox) -> Bool {
        updateIfNeeded()
        let isRoot = box.kind == .root || box.kind == .looseRoot
        for pair in isRoot ? [box.extent] : [box.origin, box.extent] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                if pair[axis] == .none || isAmbiguous(pair[axis]) { return true }
            }
        }
        return false
    }

    /// Pulls at a variable from both sides with a priority below all others.
    private func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        let ends = [1e6, -1e6].map { end in
            var token = add([(1, variable)], constant: end, priority: 0.25)
            let value = withSolver { solver in
                _ = solver.solve()
                return solver.value(of: variable)
            }
            removeToken(&token)
            return value
        }
        withSolver { _ = $0.solve() }
        return abs(ends[0] - ends[1]) > 1e-3
    }

    /// The constraints of the program that a box's place or size along an axis follow from.
    func constraintsAffecting(
        _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        updateIfNeeded()
        var found: [NSLayoutConstraint] = []
        for variable in [box.origin[axis], box.extent[axis]] where variable != .none {
            for token in withSolver({ $0.constraintsBehind(variable) }) {
                guard let constraint = constraint(for: token),
                    !found.contains(where: { $0 === constraint })
                else { continue }
                found.append(constraint)
            }
        }
        return found.sorted { $0.rank < $1.rank }
    }
}
