import CClassCreation
import Foundation

/// An initializer of a class, called for subclasses that are known only when the program runs.
///
/// Swift calls an initializer on a metatype only if it is `required`, and a `required` one has to be
/// written again in every subclass with an initializer of its own, which iOS doesn't ask for. So the
/// call goes through the class's table of methods, as every call of an overridden method does: the
/// subclass's override runs, or the inherited initializer.
///
///     static let frameInitializer = ClassInitializer<UIView, CGRect>(of: UIView.self)
///     let view = frameInitializer.make(HomeView.self, frame: .zero)
///
/// The base class must be open: of any other, the optimizer removes an initializer that nothing is
/// seen to call. A subclass may be private; its overrides of an open class's methods stay.
///
/// `Arguments` says which of the shapes of the extensions below the initializer has; nothing checks
/// it against the class. A subclass that has designated initializers of its own and not this one
/// stops the program in Swift's words: "Use of unimplemented initializer 'init(frame:)' for class
/// 'App.HomeView'".
struct ClassInitializer<Base: AnyObject, Arguments> {
    /// In bytes, from a class's metadata.
    private let offset: Int

    /// Finds the first designated initializer that `base` declares and its superclass doesn't.
    ///
    /// Looks at each method of the class once: keep the value.
    init(of base: Base.Type) {
        var failure = ClassMemberIsFound
        offset = classInitializerOffset(Self.metadata(of: base), &failure)
        if let explanation = failure.explanation {
            fatalError("ClassInitializer(of: \(base)): \(explanation)")
        }
    }

    private static func metadata(of type: Base.Type) -> UnsafeRawPointer {
        unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    }

    private func object(_ pointer: UnsafeMutableRawPointer) -> Base {
        unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue(), to: Base.self)
    }

    /// The two words of a string that the initializer comes to own.
    private static func ownedWords(of string: String?) -> (UInt, UInt) {
        var words: (UInt, UInt) = (0, 0)
        withUnsafeMutableBytes(of: &words) { bytes in
            _ = bytes.initializeMemory(as: String?.self, repeating: string)
        }
        return words
    }
}

extension ClassInitializer where Arguments == Void {
    /// Calls `init()`.
    func make(_ type: Base.Type) -> Base {
        object(classInitializerCall(Self.metadata(of: type), offset))
    }
}

extension ClassInitializer where Arguments == CGRect {
    /// Calls `init(frame:)`.
    func make(_ type: Base.Type, frame: CGRect) -> Base {
        object(
            classInitializerCallWithFrame(
                Self.metadata(of: type), offset,
                frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
    }
}

extension ClassInitializer where Arguments == String? {
    /// Calls `init(reuseIdentifier:)`.
    func make(_ type: Base.Type, reuseIdentifier: String?) -> Base {
        let words = Self.ownedWords(of: reuseIdentifier)
        return object(
            classInitializerCallWithString(Self.metadata(of: type), offset, words.0, words.1))
    }
}

extension ClassInitializer where Arguments == (UInt8, String?) {
    /// Calls `init(style:reuseIdentifier:)`. `style` is the number of the enum's case in order of
    /// declaration, from 0.
    func make(_ type: Base.Type, style: UInt8, reuseIdentifier: String?) -> Base {
        let words = Self.ownedWords(of: reuseIdentifier)
        return object(
            classInitializerCallWithStyle(
                Self.metadata(of: type), offset, style, words.0, words.1))
    }
}

extension ClassInitializer where Arguments == (String?, Bundle?) {
    /// Calls `init(nibName:bundle:)`.
    func make(_ type: Base.Type, nibName: String?, bundle: Bundle?) -> Base {
        let words = Self.ownedWords(of: nibName)
        let ownedBundle = bundle.map { Unmanaged.passRetained($0).toOpaque() }
        return object(
            classInitializerCallWithStringAndObject(
                Self.metadata(of: type), offset, words.0, words.1, ownedBundle))
    }
}
