import Foundation

extension Bundle {
    static let module = Bundle(for: BundleFinder.self)
}

private final class BundleFinder {}
