// expects: call to main actor-isolated instance method
import UIKit

nonisolated func show(_ view: UIView) {
    view.setNeedsLayout()
}
