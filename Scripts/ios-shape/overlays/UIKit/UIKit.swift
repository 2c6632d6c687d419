@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit
import UniformTypeIdentifiers

// What Apple's UIKit says in Swift rather than in Objective-C.

extension UIApplicationDelegate {
    @MainActor public static func main() { fatalError() }
}

extension UIAction {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIMenu {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) { fatalError() }
}

extension UIImage {
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) { fatalError() }
    public func pngData() -> Data? { fatalError() }
    public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        fatalError()
    }
}

extension UIEdgeInsets: Equatable {
    public static var zero: UIEdgeInsets { fatalError() }
    public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool { fatalError() }
}

extension NSDirectionalEdgeInsets: Equatable {
    public static var zero: NSDirectionalEdgeInsets { fatalError() }
    public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool {
        fatalError()
    }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

extension IndexPath {
    public init(row: Int, section: Int) { fatalError() }
    public init(item: Int, section: Int) { fatalError() }
    public var section: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var row: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var item: Int {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIContentSizeCategory {
    public var isAccessibilityCategory: Bool { fatalError() }
}

extension UIAccessibilityTraits: OptionSet {}

extension UIControl.State {
    public static var normal: UIControl.State { fatalError() }
}
