// expects: type 'HomeController' has no member 'exposedMembers'
import UIKit

class HomeController: UIViewController {}

@MainActor let members = HomeController.exposedMembers
