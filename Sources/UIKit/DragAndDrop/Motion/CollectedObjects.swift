import Foundation

/// Waits for all of several objects.
@MainActor final class CollectedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (@MainActor ([any NSItemProviderReading]) -> Void)?

    init(count: Int, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        finishIfComplete()
    }

    func finishIfComplete() {
        guard missing == 0, let completion else { return }
        self.completion = nil
        completion(objects.compactMap { $0 })
    }
}
