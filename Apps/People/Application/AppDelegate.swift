import SharedScreens
import UIKit

final class AppDelegate: SceneAppDelegate {
    override var sceneDelegateClass: AnyClass? { SceneDelegate.self }
}
