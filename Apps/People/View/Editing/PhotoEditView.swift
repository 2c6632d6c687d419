import UIKit

/// The photo with what can be done with it below.
final class PhotoEditView: UIView {
    var onChoose: () -> Void = {}
    var onRemove: () -> Void = {}

    private let photoView = PhotoView()
    private lazy var chooseButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(title: localized("Choose Photo…")) { [weak self] _ in
            self?.onChoose()
        })
    private lazy var removeButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(title: localized("Remove Photo")) { [weak self] _ in
            self?.onRemove()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        let buttons = UIStackView(arrangedSubviews: [chooseButton, removeButton])
        buttons.spacing = 8
        let stack = UIStackView(arrangedSubviews: [photoView, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            photoView.widthAnchor.constraint(equalToConstant: 88),
            photoView.heightAnchor.constraint(equalToConstant: 88),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ photo: UIImage?, name: String) {
        photoView.show(photo, name: name)
        removeButton.isHidden = photo == nil
    }
}
