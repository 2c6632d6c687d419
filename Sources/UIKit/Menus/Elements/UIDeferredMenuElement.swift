import Foundation

/// A place in a menu for elements that are not known before the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
    private typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// The elements, once they are known.
    private(set) final var elements: [UIMenuElement]?
    private var isWaiting = false

    /// Asks for the elements when the menu is first shown, and keeps them. Until they come, the menu
    /// says that it is loading.
    ///
    /// - Parameter elementProvider: Calls its argument, once, on the main actor.
    public convenience init(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(elementProvider, keepsElements: true)
    }

    /// Asks for the elements each time that the menu is shown.
    ///
    /// - Parameter elementProvider: Calls its argument, once, on the main actor.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keepsElements: false)
    }

    private init(_ provider: @escaping Provider, keepsElements: Bool) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "", image: nil)
    }

    /// The menu is about to be shown anew.
    final func forgetElements() {
        if !keepsElements { elements = nil }
    }

    /// Asks for the elements, unless they are known or asked for.
    ///
    /// - Parameter completion: Called when they come, which may be at once.
    final func load(_ completion: @escaping () -> Void) {
        guard elements == nil, !isWaiting else { return }
        isWaiting = true
        provider { [weak self] elements in
            guard let self, isWaiting else { return }
            isWaiting = false
            self.elements = elements
            completion()
        }
    }
}
