// Swift Testing declares that a file which imports both it and a module named UIKit also imports a
// module of this name. Apple's platforms have it; here it is this one.
@_exported public import Testing
@_exported public import UIKit
