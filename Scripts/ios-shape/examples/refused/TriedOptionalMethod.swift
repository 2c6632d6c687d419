// expects: value of optional type
import UIKit

@MainActor func ask(_ delegate: any UIGestureRecognizerDelegate, _ recognizer: UIGestureRecognizer) -> Bool {
    delegate.gestureRecognizerShouldBegin(recognizer)
}
