// Whoever imports UIKit sees Foundation, as on iOS.
@_exported public import Foundation
