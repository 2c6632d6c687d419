public import Foundation

/// What a view would do with what is over it.
@MainActor open class UIDropProposal: NSObject {
    public final let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
