import Testing
import UIKit

@Test func `the module can be imported`() {}
