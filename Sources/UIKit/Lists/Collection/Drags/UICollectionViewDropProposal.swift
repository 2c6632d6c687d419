public import Foundation

/// What a list would do with what is over it, and where.
open class UICollectionViewDropProposal: UIDropProposal {
    /// What the place of a drop means.
    public enum Intent: Int, Sendable {
        /// Nothing: none is shown.
        case unspecified
        /// The items go where the drag is; the place is shown.
        case insertAtDestinationIndexPath
        /// The items go into what is under the drag, which is marked.
        case insertIntoDestinationIndexPath
    }

    public final let intent: Intent

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    final var listProposal: ListDropProposal {
        let meaning: ListDropProposal.Intent =
            switch intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ListDropProposal(operation: operation, intent: meaning, source: self)
    }
}
