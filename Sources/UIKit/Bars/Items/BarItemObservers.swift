import Foundation

/// Shows an item, or stands for one that does.
@MainActor protocol BarItemObserver: AnyObject {
    func itemDidChange(_ item: NSObject)
}

/// Those who show an item, held weakly.
@MainActor final class BarItemObservers {
    private struct Entry {
        weak var observer: (any BarItemObserver)?
    }

    private var entries: [Entry] = []

    func add(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
        entries.append(Entry(observer: observer))
    }

    func remove(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    func tell(_ item: NSObject) {
        for entry in entries { entry.observer?.itemDidChange(item) }
    }
}
