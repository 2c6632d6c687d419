import CClassCreation

extension ClassMemberFailure {
    /// What stands in the way of finding the initializer; nil when it is found.
    var explanation: String? {
        switch self {
        case ClassMemberIsFound:
            nil
        case ClassMemberNotAClass:
            "its metadata is not that of a Swift class"
        case ClassMemberUnknownLayout:
            "the place of its methods is not known: it is generic or its superclass is resilient"
        default:
            "it introduces no initializer"
        }
    }
}
