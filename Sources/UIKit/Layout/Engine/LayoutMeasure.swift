import Foundation

/// Parts of the layout pass on their own, for benchmarks.
@MainActor package enum LayoutMeasure {
    /// Solves what changed in the constraints of a view's island, and finds out which frames
    /// change; sets none.
    package static func solve(_ view: UIView) {
        view.prepareConstraintLayout()
    }
}
