// expects: cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
import UIKit

enum Filter { case all, done }

class ListController: UIViewController {
    @objc func show(_ filter: Filter) {}
}
