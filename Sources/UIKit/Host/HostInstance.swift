import Foundation

/// The app as its session knows it: one process of a name, to which those that start later hand over
/// what they were to open.
@MainActor package protocol HostInstance: AnyObject {
    /// Called when the app was started once more, with what it was to open: often with nothing.
    var onStart: (([URL]) -> Void)? { get set }

    /// Claims a name for this process, until it ends.
    ///
    /// - Parameter urls: What this process was to open.
    /// - Returns: False when another process has the name. That one has been told of the URLs then,
    ///   and this one should end.
    func claim(_ name: String, handingOver urls: [URL]) -> Bool
}
