public import UIKit

/// A list, below it what was done last, to be taken back, and in its middle a message while it is empty.
open class UndoableList: UIView {
    public let undoBar = UndoBar()

    private let messageView = MessageView()
    private var done: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        undoBar.isHidden = true
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Puts views under each other, the last of them the list, where no bar covers them.
    public func fill(_ views: [UIView]) {
        let stack = UIStackView(arrangedSubviews: views + [undoBar])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        messageView.place(in: self, middle: views.last)
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
    }

    /// Shows below the list what was done last, and says it once; nil if nothing was.
    public func show(done: String?) {
        guard done != self.done else { return }
        self.done = done
        undoBar.isHidden = done == nil
        if let done { undoBar.show(done) }
    }

    /// Shows instead of rows why there are none; nil if there are some.
    public func show(message: String?, detail: String?) {
        messageView.show(title: message, detail: detail)
    }
}
