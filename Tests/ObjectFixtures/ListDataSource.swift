public import Foundation
public import UIKit

public class List: NSObject {}

/// Stands for the protocols of UIKit with optional methods.
///
/// `canEditRowAt` is asked by calling it. `commit` and `moveRowAt` change the model when they are
/// called, and yet their mere presence turns swiping and reordering on; so the error they throw is a
/// type of its own, which the compiler infers from the class: `Never` from one that has the method,
/// `NotImplemented` from the default.
@MainActor
public protocol ListDataSource: NSObjectProtocol {
    associatedtype CommitFailure: Error
    associatedtype MoveFailure: Error

    func numberOfRows(in list: List) -> Int
    func list(_ list: List, canEditRowAt row: Int) throws(NotImplemented) -> Bool
    func list(_ list: List, titleAt row: Int) throws(NotImplemented) -> String?
    func list(_ list: List, commitRowAt row: Int) throws(CommitFailure)
    func list(_ list: List, moveRowAt row: Int, to other: Int) throws(MoveFailure)
}

extension ListDataSource {
    public func list(_ list: List, canEditRowAt row: Int) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func list(_ list: List, titleAt row: Int) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    public func list(_ list: List, commitRowAt row: Int) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func list(_ list: List, moveRowAt row: Int, to other: Int) throws(NotImplemented) {
        throw NotImplemented()
    }
}

extension ListDataSource {
    public static var commitsRows: Bool { CommitFailure.self == Never.self }
    public static var movesRows: Bool { MoveFailure.self == Never.self }
}
