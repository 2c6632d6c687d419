public import Foundation
public import UIKit

/// Stands for `UITableViewController`: declares the conformance and lets subclasses override.
@MainActor
open class ListController: NSObject, ListDataSource {
    public var list = List()

    open func list(_ list: List, commitRowAt row: Int) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func list(_ list: List, moveRowAt row: Int, to other: Int) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func numberOfRows(in list: List) -> Int { 0 }

    open func list(_ list: List, canEditRowAt row: Int) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
