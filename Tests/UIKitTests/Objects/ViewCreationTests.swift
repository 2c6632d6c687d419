import Foundation
import Testing
import UIKit

private final class HomeView: UIView {
    let title = "Home"
    let label: UILabel

    override init(frame: CGRect) {
        label = UILabel()
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

private final class StubbornView: UIView {
    init(colour: String) {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private class Controller<Container: UIView> {
    lazy var container = Container()
    lazy var framed = Container(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

private final class HomeController: Controller<HomeView> {}

@MainActor
@Suite struct ViewCreationTests {
    @Test func `a controller that knows its container's type makes one`() {
        let container = HomeController().container
        #expect(container.title == "Home")
        #expect(container.frame == .zero)
        #expect(container.subviews == [container.label])
        #expect(type(of: Controller<UIView>().container) == UIView.self)
        #expect(type(of: Controller<UIButton>().container) == UIButton.self)
    }

    @Test func `a type parameter takes a frame`() {
        #expect(HomeController().framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a class that is named makes an instance of itself`() {
        #expect(type(of: HomeView()) == HomeView.self)
        #expect(type(of: UILabel()) == UILabel.self)
        #expect(type(of: UIView()) == UIView.self)
    }

    @Test func `a class that is a value makes its instance when its protocol is asked`() {
        let viewClass: any ViewCreation.Type = HomeView.self as UIView.Type
        #expect(type(of: viewClass.init()) == HomeView.self)
    }

    @Test func `every view class of UIKit can be made so`() {
        let classes: [any ViewCreation.Type] = [
            UIView.self, UILabel.self, UIButton.self, UIImageView.self,
            UIControl.self, UIWindow.self,
        ]
        for viewClass in classes {
            #expect(type(of: viewClass.init()) == viewClass)
        }
    }

    @Test func `a view class without init(frame:) stops and is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            _ = Controller<StubbornView>().container
        }
        expectMessage(of: result, "unimplemented initializer 'init(frame:)'", "StubbornView")
    }
}
