import UIKit

/// A field of a form for as many lines as are written.
final class NoteCell: UITableViewCell, UITextViewDelegate {
    var onEdit: (String) -> Void = { _ in }
    /// Called when the text needs more lines, or fewer.
    var onResize: () -> Void = {}

    private let textView = UITextView()
    private let placeholderLabel = UILabel()
    private var height: CGFloat = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textView.delegate = self
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        textView.textContainer.lineFragmentPadding = 0
        placeholderLabel.font = textView.font
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.isAccessibilityElement = false
        let guide = contentView.layoutMarginsGuide
        for view in [textView, placeholderLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(text: String, placeholder: String) {
        if textView.text != text { textView.text = text }
        textView.accessibilityLabel = placeholder
        placeholderLabel.text = placeholder
        placeholderLabel.isHidden = !text.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        onEdit(textView.text)
        let needed = textView.sizeThatFits(
            CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        ).height
        if needed != height { onResize() }
        height = needed
    }
}
