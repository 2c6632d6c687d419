import CClassCreation

/// A method of a base class, to ask whether a subclass overrides it without calling it.
///
/// Where a class of UIKit declares the conformance to a data source protocol and its subclasses
/// override, the type of the error that the method throws says nothing of the subclass: the table of
/// methods does.
///
///     static let commit = OverridableMethod(of: UITableViewController.self, number: 0)
///     if Self.commit.isOverridden(by: type(of: controller)) { … }
///
/// The base class must be open; a test has to say that the number is the right one.
struct OverridableMethod<Base: AnyObject> {
    /// In bytes, from a class's metadata.
    private let offset: Int

    /// Finds the method by its number, from 0, among the instance methods that `base` declares and
    /// its superclass doesn't, in order of declaration. O(n) in the number of members: keep the value.
    init(of base: Base.Type, number: Int) {
        var failure = ClassMemberIsFound
        offset = classMethodOffset(Self.metadata(of: base), UInt32(number), &failure)
        if let explanation = failure.explanation {
            fatalError("OverridableMethod(of: \(base), number: \(number)): \(explanation)")
        }
    }

    /// Whether the class, or one between it and the base, has a method of its own.
    func isOverridden(by type: Base.Type) -> Bool {
        classOverridesMethod(Self.metadata(of: type), Self.metadata(of: Base.self), offset)
    }

    private static func metadata(of type: Base.Type) -> UnsafeRawPointer {
        unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    }
}
