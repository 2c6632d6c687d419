import UIKit

/// A row of page titles, the page, and what was done last.
final class CatalogueView: UIView {
    var onChoose: (Int) -> Void = { _ in }

    private lazy var titles = UIStackView()
    private lazy var titlesScroll = UIScrollView()
    private lazy var eventLabel = UILabel()
    private lazy var line = UIView()
    private var buttons: [UIButton] = []
    private var page: PageView?
    /// To be brought into sight with the next layout.
    private var chosenButton: UIButton?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        titles.spacing = 8
        titlesScroll.showsHorizontalScrollIndicator = false
        titlesScroll.addSubview(titles)
        eventLabel.font = .preferredFont(forTextStyle: .footnote)
        eventLabel.adjustsFontForContentSizeCategory = true
        eventLabel.textColor = .label
        eventLabel.textAlignment = .center
        eventLabel.numberOfLines = 0
        eventLabel.accessibilityIdentifier = "last event"
        line.backgroundColor = .separator
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(titles names: [String]) {
        for (index, name) in names.enumerated() {
            var configuration = UIButton.Configuration.plain()
            configuration.title = name
            configuration.buttonSize = .small
            configuration.cornerStyle = .capsule
            let button = UIButton(
                configuration: configuration,
                primaryAction: UIAction { [weak self] _ in self?.onChoose(index) })
            button.isPointerInteractionEnabled = true
            buttons.append(button)
            titles.addArrangedSubview(button)
        }
    }

    /// Shows a page in the place of the one before.
    func show(_ page: PageView, at index: Int) {
        self.page?.removeFromSuperview()
        self.page = page
        for (number, button) in buttons.enumerated() { button.isSelected = number == index }
        chosenButton = buttons[index]
        setNeedsLayout()
        page.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(page, belowSubview: line)
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: leadingAnchor),
            page.trailingAnchor.constraint(equalTo: trailingAnchor),
            page.topAnchor.constraint(equalTo: titlesScroll.bottomAnchor, constant: 8),
            page.bottomAnchor.constraint(equalTo: line.topAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let button = chosenButton, titlesScroll.bounds.width > 0 else { return }
        chosenButton = nil
        titlesScroll.layoutIfNeeded()
        titlesScroll.scrollRectToVisible(
            button.convert(button.bounds, to: titlesScroll).insetBy(dx: -16, dy: 0),
            animated: false)
    }

    func show(lastEvent: String) {
        eventLabel.text = lastEvent
    }

    private func setUpConstraints() {
        for view in [titlesScroll, line, eventLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        titles.translatesAutoresizingMaskIntoConstraints = false
        let area = safeAreaLayoutGuide
        let content = titlesScroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            titlesScroll.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            titlesScroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            titlesScroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            titlesScroll.heightAnchor.constraint(equalTo: titles.heightAnchor),
            titles.topAnchor.constraint(equalTo: content.topAnchor),
            titles.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            titles.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            titles.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: eventLabel.topAnchor, constant: -8),
            eventLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            eventLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            eventLabel.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
        ])
    }
}
