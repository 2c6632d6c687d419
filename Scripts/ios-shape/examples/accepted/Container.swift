public import UIKit

open class ViewController<Container: UIView>: UIViewController {
    public var container: Container {
        guard let container = view as? Container else { fatalError("the root view is another one") }
        return container
    }

    open override func loadView() {
        super.loadView()
        if view is Container { return }
        view = Container()
    }
}

final class HomeView: UIView {
    private lazy var titleLabel = UILabel()
    private lazy var iconImageView = UIImageView()
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Save") { [weak self] _ in self?.onSave?() })
    var onSave: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.textColor = .black
        titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 0
        titleLabel.textAlignment = .center
        titleLabel.isHidden = false
        iconImageView.contentMode = .scaleAspectFill
        iconImageView.image = UIImage(systemName: "plus")
        iconImageView.tintColor = .systemBlue
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.borderColor = UIColor.separator.cgColor
        addSubview(titleLabel)
        let stack = UIStackView(arrangedSubviews: [iconImageView, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: 2),
            stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        isAccessibilityElement = false
        accessibilityTraits = [.button, .selected]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = .init(x: 100, y: 100, width: 100, height: 40)
        iconImageView.frame = bounds.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 3) }
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func set(title: String) { titleLabel.text = title }
    func set(image: UIImage) { iconImageView.image = image }
}

final class HomeController: ViewController<HomeView> {
    override func viewDidLoad() {
        super.viewDidLoad()
        container.set(title: "Hello")
        container.onSave = { [unowned self] in dismiss(animated: true) }
        container.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.2) { self.container.alpha = 0 } completion: { _ in }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let child = UIViewController(nibName: nil, bundle: nil)
        addChild(child)
        child.view.frame = view.convert(view.bounds, to: nil)
        child.didMove(toParent: self)
        present(HomeController(), animated: true)
    }

    @objc private func tap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { _ = recognizer.location(in: view) }
    }
}
