import Foundation

/// Numbers as assistive technology says them, in the person's language.
enum SpokenNumber {
    /// - Parameter share: From 0 to 1.
    static func percent(_ share: Double) -> String {
        share.formatted(.percent.precision(.fractionLength(0)))
    }
}
