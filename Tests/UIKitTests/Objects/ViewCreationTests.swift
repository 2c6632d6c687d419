import Foundation
import Testing
import UIKit

@MainActor private class StandInView: NSObject, ViewCreation {
    let frame: CGRect
    init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
}

private final class HomeView: StandInView {
    let title = "Home"
}

@MainActor private class Controller<Container: StandInView> {
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
        #expect(type(of: Controller<StandInView>().container) == StandInView.self)
    }

    @Test func `a type parameter takes a frame`() {
        #expect(HomeController().framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a class that is named makes an instance of itself`() {
        #expect(type(of: HomeView()) == HomeView.self)
        #expect(type(of: StandInView()) == StandInView.self)
    }
}
