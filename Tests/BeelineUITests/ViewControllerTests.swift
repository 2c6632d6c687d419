import BeelineTesting
import BeelineUI
import Testing
import UIKit

private final class CountingView: UIView {
    static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CountingController: ViewController<CountingView> {}

private class BroughtController: ViewController<CountingView> {
    let brought = CountingView(frame: .zero)

    override func loadView() {
        view = brought
    }
}

@MainActor @Suite(.serialized) struct ViewControllerTests {
    @Test func `the view is made once, by the container's own initializer`() {
        CountingView.made = 0
        let controller = CountingController()
        #expect(CountingView.made == 0)
        _ = controller.container
        _ = controller.view
        #expect(CountingView.made == 1)
        #expect(controller.isViewLoaded)
    }

    @Test func `a view of the right class that somebody else brought is kept`() {
        let controller = BroughtController()
        #expect(controller.container === controller.brought)
    }

    @Test func `the container fills the window and follows its size`() {
        let controller = CountingController()
        let screen = TestScreen(controller, size: CGSize(width: 320, height: 480))
        #expect(controller.container.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.resize(to: CGSize(width: 500, height: 400))
        #expect(controller.container.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    }

    @Test func `a view of another class stops the program with both classes' names`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = CountingController()
                controller.view = UILabel(frame: .zero)
                _ = controller.container
            }
        }
    }
}
