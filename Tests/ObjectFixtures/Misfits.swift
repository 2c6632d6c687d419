/// Cannot serve as a base: its table of methods starts where its arguments end.
open class GenericBase<Element> {
    public init(frame: Element) {}
}

/// Cannot serve as a base: it introduces no initializer.
open class Silent: Shape {}

/// Serves as a base, although its layout is made when the program starts.
open class LateBase: GenericBase<Int> {
    public let identifier: String?

    public init(identifier: String?) {
        self.identifier = identifier
        super.init(frame: 0)
    }
}
