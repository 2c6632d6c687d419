import UIKit

/// A row with stars that can be changed.
struct RatingContent: UIContentConfiguration {
    var rating: Int
    var label: String
    var onRate: (Int) -> Void

    func makeContentView() -> any UIView & UIContentView { RatingContentView(self) }

    func updated(for state: any UIConfigurationState) -> RatingContent { self }
}

/// Shows it.
final class RatingContentView: UIView, UIContentView {
    private let control = StarRatingControl()

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ content: RatingContent) {
        configuration = content
        super.init(frame: .zero)
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, let content = configuration as? RatingContent else { return }
                content.onRate(control.rating)
            }, for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: topAnchor),
            control.bottomAnchor.constraint(equalTo: bottomAnchor),
            control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        ])
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func show() {
        guard let content = configuration as? RatingContent else { return }
        control.rating = content.rating
        control.accessibilityLabel = content.label
    }
}
