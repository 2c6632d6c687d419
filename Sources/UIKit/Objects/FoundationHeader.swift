/// What the first stored property of a class has to be whose objects are values of attributes in an
/// `NSAttributedString`.
///
///     private let foundationHeader = FoundationHeader.swiftObject
///
/// Linux's Foundation keeps attributed strings in Core Foundation, which compares values with `CFEqual`.
/// That reads the word behind an object's header as Core Foundation's own, where it looks for the number
/// of a type; in an object of Swift, that is the first stored property. Where the number is 0 it takes
/// the object for one of its own that is broken, and stops the program; any other number leads it to
/// `isEqual(_:)`. A property that is a pointer has the number 0 once in 1,024 times.
/// (https://github.com/swiftlang/swift-corelibs-foundation, CFRuntime.c: `CFEqual`, and
/// `__CFTypeIDFromInfo`: bits 8 and up.)
enum FoundationHeader {
    static let swiftObject: UInt = 1 << 8
}
