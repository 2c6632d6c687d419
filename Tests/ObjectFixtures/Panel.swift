public import Foundation
public import UIKit

/// Stands for `UIView`: open, in a module of its own, with the conformance that gives `init()`.
@MainActor
open class Panel: NSObject, ViewCreation {
    public let frame: CGRect

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
}
