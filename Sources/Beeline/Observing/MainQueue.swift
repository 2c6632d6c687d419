import Dispatch
import Foundation

/// Tells whether the main actor is the one that runs.
///
/// `Thread.isMainThread` alone does not: a program whose `main` is asynchronous
/// gives its main thread up on Linux, and the main queue, which the main actor
/// runs on, goes from thread to thread.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this code runs on the main thread or the main queue.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
