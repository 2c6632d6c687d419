// expects: extensions of generic classes cannot contain '@objc' members
import UIKit

class ListDataSource<Item>: NSObject {}

extension ListDataSource: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
