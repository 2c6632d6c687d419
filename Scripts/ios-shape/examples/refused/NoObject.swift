// expects: cannot declare conformance to 'NSObjectProtocol' in Swift
import UIKit

@MainActor class Vetoer: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
