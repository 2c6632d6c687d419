import BeelineUI
import UIKit

/// 1,000 controllers, each with a container of 20 labels, 500 different strings in all: loaded, laid
/// out and rendered to nodes. Beside it, what Pango alone takes for the text.
@MainActor
enum ScreenBenchmarks {
    static let all = [
        Benchmark("Screens.loadLayoutRender.1k×20", count: 1) {
            TextMeasure.forgetLayouts()
            let controllers = (0..<1_000).map(makeScreen)
            precondition(controllers.count == 1_000)
        },
        Benchmark("Screens.loadLayoutRender.warm.1k×20", count: 1) {
            let controllers = (0..<1_000).map(makeScreen)
            precondition(controllers.count == 1_000)
        },
        Benchmark("Screens.pangoAlone.20k", count: 1) {
            TextMeasure.shapeWithPango((0..<20_000).map { strings[$0 % strings.count] })
        },
        Benchmark("Screens.pangoAlone.500", count: 1) {
            TextMeasure.shapeWithPango(strings)
        },
    ]

    fileprivate static let strings = (0..<500).map { "Label number \($0) of five hundred" }

    private static func makeScreen(_ number: Int) -> UIViewController {
        let controller = LabelsController(number: number)
        controller.container.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.container.layoutIfNeeded()
        TextMeasure.render(controller.container)
        return controller
    }
}

final class LabelsView: UIView {
    let labels = (0..<20).map { _ in UILabel() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 20
        for label in labels {
            let size = label.sizeThatFits(bounds.size)
            label.frame = CGRect(x: 16, y: top, width: size.width, height: size.height)
            top += 30
        }
    }
}

final class LabelsController: ViewController<LabelsView> {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let strings = ScreenBenchmarks.strings
        for (index, label) in container.labels.enumerated() {
            label.text = strings[(number * 20 + index) % strings.count]
        }
    }
}
