public import Foundation
public import UIKit

/// Stands for `UIResponder`: the class-level hook that every responder inherits.
@MainActor
open class Responder: NSObject, ExposesMembers {
    open class var exposedMembers: ExposedMembers { ExposedMembers() }
}
