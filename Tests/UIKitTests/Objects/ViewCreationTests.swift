import Foundation
import ObjectFixtures
import Testing
import UIKit

private final class HomeView: Panel {
    let title = "Home"
}

@MainActor private class Controller<Container: Panel> {
    lazy var container = Container()
    lazy var framed = Container(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

private final class HomeController: Controller<HomeView> {}

@MainActor
@Suite struct ViewCreationTests {
    @Test func `a controller that knows its container's type makes one`() {
        let controller = HomeController()
        #expect(controller.container.title == "Home")
        #expect(controller.container.frame == .zero)
        #expect(type(of: Controller<Panel>().container) == Panel.self)
    }

    @Test func `a type parameter takes a frame`() {
        #expect(HomeController().framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a class that is named makes an instance of itself`() {
        #expect(type(of: HomeView()) == HomeView.self)
        #expect(type(of: Panel()) == Panel.self)
    }
}
