import BeelineTesting
import BeelineUI
import Testing
import UIKit

@MainActor @Test func `the module can be imported`() {}
