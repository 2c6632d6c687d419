public import Foundation

/// Makes `View()` and `View(frame:)` work where `View` is a type parameter or the class is otherwise
/// known only when the program runs, as UIKit's own initializers do on iOS.
///
///     class ViewController<Container: UIView>: UIViewController {
///         override func loadView() { view = Container() }
///     }
///
/// Both call the class's own `init(frame:)`. A class that has designated initializers and not that
/// one stops the program, and the message names class and initializer.
///
/// > Important: Ask a *type parameter* for a new view, or a value of type `any ViewCreation.Type`.
/// > On a value of type `UIView.Type`, `viewClass.init()` makes a plain `UIView`, whatever class the
/// > value is.
///
/// The protocol is for `UIView` alone. It must not be bound to classes: only then may an extension's
/// initializer set `self` to an object made elsewhere.
@MainActor
public protocol ViewCreation {}

extension ViewCreation {
    /// Makes a view of this class with an empty frame.
    public init() {
        self.init(creatingWith: .zero)
    }

    /// Makes a view of this class with a frame in points, in its superview's coordinates.
    ///
    /// `UIView` and its subclasses use their own initializer of this name; type parameters find this
    /// one, since an initializer that isn't `required` can't be called on them.
    public init(frame: CGRect) {
        self.init(creatingWith: frame)
    }

    private init(creatingWith frame: CGRect) {
        guard let type = Self.self as? UIView.Type,
            let view = viewInitializer.make(type, frame: frame) as? Self
        else { fatalError("\(Self.self) is not a subclass of UIView") }
        self = view
    }
}

@MainActor
private let viewInitializer = ClassInitializer<UIView, CGRect>(of: UIView.self)
