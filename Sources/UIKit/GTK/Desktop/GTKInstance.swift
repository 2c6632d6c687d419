import CGtk
import CGtkWidgets
import Foundation

/// The app's name on the session bus.
@MainActor final class GTKInstance: HostInstance {
    var onStart: (([URL]) -> Void)?

    private var instance: OpaquePointer?

    isolated deinit {
        instance.map(uikit_instance_release)
    }

    func claim(_ name: String, handingOver urls: [URL]) -> Bool {
        stopUnless(
            instance == nil, "GTKInstance.claim(_:handingOver:): this process has a name already")
        let addresses = urls.map { strdup($0.absoluteString) }
        defer { addresses.forEach { free($0) } }
        let list = addresses.map { $0.map { UnsafePointer($0) } } + [nil]
        instance = list.withUnsafeBufferPointer { list in
            uikit_instance_claim(
                name, list.baseAddress, appWasStarted, Unmanaged.passUnretained(self).toOpaque())
        }
        return instance != nil
    }
}

/// UIKitInstanceHandler.
private func appWasStarted(
    context: UnsafeMutableRawPointer?, addresses: UnsafePointer<UnsafePointer<CChar>?>?
) {
    var urls: [URL] = []
    var next = addresses
    while let address = next?.pointee {
        if let url = URL(string: String(cString: address)) { urls.append(url) }
        next = next?.successor()
    }
    let opened = urls
    withContext(context, as: GTKInstance.self, otherwise: ()) { $0.onStart?(opened) }
}
