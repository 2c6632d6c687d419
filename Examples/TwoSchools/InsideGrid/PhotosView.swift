import UIKit

/// The photos two by two, from edge to edge.
final class PhotosView: UIView {
    let list = UICollectionView(frame: .zero, collectionViewLayout: PhotosView.makeLayout())

    override init(frame: CGRect) {
        super.init(frame: frame)
        list.backgroundColor = .systemBackground
        addSubview(list)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
    }
}
