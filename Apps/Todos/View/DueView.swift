import Beeline
import SharedScreens
import UIKit

/// A calendar, and a button for no date at all.
final class DueView: UIScrollView {
    var onClear: () -> Void = {}

    /// What is chosen.
    var date: Date {
        get { picker.date }
        set { picker.date = newValue }
    }

    private let picker = UIDatePicker()
    private lazy var clearButton = UIButton(
        large: .tinted(),
        UIAction(title: localized("No Due Date")) { [weak self] _ in
            self?.onClear()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.locale = texts.locale
        picker.accessibilityLabel = localized("Due Date")
        let stack = UIStackView(arrangedSubviews: [picker, clearButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -32),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameter canClear: Whether there is a date to be taken away.
    func show(canClear: Bool) {
        clearButton.isHidden = !canClear
    }
}
