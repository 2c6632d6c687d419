import BeelineTesting
import Foundation
import Testing
import UIKit

// The listings of the article on controllers that know their view's type, as they are written there.
// What it leaves out, the model and its picture, is supplied; a listing that declares a name which
// another one declares too has a scope of its own.

/// The base class, and a controller that names its view's class.
@MainActor private enum FirstListing {
    class HomeView: UIView {}

    class ViewController<Container: UIView>: UIViewController {

        var container: Container { view as! Container }

        override func loadView() {
            super.loadView()
            if view is Container {
                return
            }
            view = Container()
        }
    }

    class HomeController: ViewController<HomeView> {

        override func viewDidLoad() {
            super.viewDidLoad()

        }
    }
}

/// A controller that calls its view's own methods.
@MainActor private enum SecondListing {
    typealias ViewController = FirstListing.ViewController

    class XXXXView: UIView {
        private(set) var calls = 0
        func xxxx() { calls += 1 }
    }

    class XXXXController: ViewController<XXXXView> {

        // CODE

        override func viewDidLoad() {
            super.viewDidLoad()
            // CODE
            container.xxxx()
        }
    }
}

/// The whole: a view made in code, its controller, and the statements that show it.
@MainActor private enum ThirdListing {
    typealias ViewController = FirstListing.ViewController

    struct XXXXModel {
        let title = "Lighter controllers"
        let image = UIImage()
    }

    class XXXXView: UIView {

        private lazy var titleLabel = UILabel()
        private lazy var iconImageView = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)

            titleLabel.textColor = .black
            titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)

            iconImageView.contentMode = .scaleAspectFill

            addSubview(titleLabel)
            addSubview(iconImageView)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func layoutSubviews() {
            super.layoutSubviews()

            titleLabel.frame = .init(x: 100, y: 100, width: 100, height: 40)
            iconImageView.frame = .init(x: 100, y: 100, width: 100, height: 100)
        }

        func set(title: String) {
            titleLabel.text = title
        }

        func set(image: UIImage) {
            iconImageView.image = image
        }
    }

    class XXXXController: ViewController<XXXXView> {

        private let model = XXXXModel()
        // CODE

        override func viewDidLoad() {
            super.viewDidLoad()
            // CODE
            container.set(title: model.title)
            container.set(image: model.image)
        }
    }

    class PresentingController: UIViewController {
        func show() {
            let controller = XXXXController()
            present(controller, animated: true)
        }
    }
}

/// The closing line.
@MainActor private enum FourthListing {
    typealias ViewController = FirstListing.ViewController
    typealias HomeView = FirstListing.HomeView

    class HomeController: ViewController<HomeView> {}
}

@MainActor @Suite struct ArticleListingTests {
    @Test func `a generic controller makes the view of the class that it names`() {
        #expect(type(of: FirstListing.HomeController().view!) == FirstListing.HomeView.self)
        #expect(type(of: FourthListing.HomeController().view!) == FirstListing.HomeView.self)
    }

    @Test func `the container is the view under its own class`() {
        let controller = SecondListing.XXXXController()
        #expect(controller.container === controller.view)
        #expect(controller.container.calls == 1)
    }

    @Test func `a title set on the container reaches the label and the screen`() throws {
        let screen = TestScreen(ThirdListing.XXXXController())
        let label = try #require(try screen.find("Lighter controllers") as? UILabel)
        #expect(label.frame == CGRect(x: 100, y: 100, width: 100, height: 40))
        (screen.window.rootViewController as? ThirdListing.XXXXController)?.container
            .set(title: "Another title")
        #expect(screen.has("Another title"))
        #expect(label.text == "Another title")
    }

    @Test func `presenting it shows it before the controller that presents`() throws {
        let presenter = ThirdListing.PresentingController()
        let screen = TestScreen(presenter)
        presenter.show()
        screen.advance(by: 1)
        #expect(presenter.presentedViewController is ThirdListing.XXXXController)
        #expect(screen.has("Lighter controllers"))
    }
}
