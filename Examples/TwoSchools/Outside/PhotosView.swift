import UIKit

/// The list of photos, from edge to edge.
final class PhotosView: UIView {
    let list = UITableView(frame: .zero, style: .plain)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(list)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }
}
