public import UIKit

/// A collection view that says its layout itself.
@MainActor public protocol CollectionContainer: UICollectionView {
    /// Every collection view has it; a class that can make itself through it conforms with `makeLayout()`
    /// alone.
    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

    /// The layout of a new one.
    static func makeLayout() -> UICollectionViewLayout
}

/// A collection view's controller that knows the class of its collection view.
///
///     final class PhotosGrid: UICollectionView, CollectionContainer {
///         static func makeLayout() -> UICollectionViewLayout { … }
///
///         required override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
///             super.init(frame: frame, collectionViewLayout: collectionViewLayout)
///             allowsMultipleSelection = true
///         }
///         …
///     }
///
///     final class PhotosController: CollectionViewController<PhotosGrid> {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             container.register(…)
///         }
///     }
///
/// The controller is the collection view's data source and delegate unless it has others. A nib or a
/// storyboard that brings a collection view of that class is taken as it is.
open class CollectionViewController<Container: CollectionContainer>: UICollectionViewController {
    /// - Parameter layout: The collection view's own where nothing is said.
    public override init(
        collectionViewLayout layout: UICollectionViewLayout = Container.makeLayout()
    ) {
        super.init(collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller's collection view, by its own class.
    ///
    /// - Precondition: Nobody has set `view` to one of another class.
    public var container: Container { typedView() }

    open override func loadView() {
        super.loadView()
        if viewIfLoaded is Container { return }
        let made = Container(frame: .zero, collectionViewLayout: collectionViewLayout)
        takePlace(of: viewIfLoaded, made)
        if made.dataSource == nil { made.dataSource = self }
        if made.delegate == nil { made.delegate = self }
        collectionView = made
    }
}
