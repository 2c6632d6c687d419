import Beeline
import BeelineUI
import UIKit

final class GreetingView: UIView {
    let list = UITableView(frame: .zero, style: .insetGrouped)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(list)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }
}

struct Greeting: Identifiable, Equatable {
    let id: Int
    let text: String
}

final class GreetingController: ViewController<GreetingView> {
    let store = ListStore([Greeting(id: 1, text: "Hello"), Greeting(id: 2, text: "你好")])

    private lazy var dataSource = ListDataSource(store) { greeting in
        var content = UIListContentConfiguration.cell()
        content.text = greeting.text
        return content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.show(in: container.list)
    }
}
