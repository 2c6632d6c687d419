public import Foundation

/// Stands for a view class: in a module of its own, open, without `init()`.
open class Shape: NSObject, ShapeCreation {
    public let frame: CGRect
    public private(set) var log: [String] = []

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        note("Shape")
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public func note(_ line: String) {
        log.append(line)
    }

    open func draw() -> String { "shape" }
}

/// What gives the classes `init()`; the tests extend it.
public protocol ShapeCreation {}
