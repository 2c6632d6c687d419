import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct SectionedDataSourceTests {
    private enum Section: CaseIterable { case fixed, movable }

    private let fixed = ListStore([Person(id: 10, name: "Fixed")])
    private let store = ListStore(
        ["Ada", "Bea", "Cleo"].enumerated().map { Person(id: $0.offset, name: $0.element) })

    private func makeDataSource(
        _ move: @escaping @MainActor (Int, Int) -> Void
    ) -> SectionedDataSource<Section> {
        func content(_ person: Person) -> any UIContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = person.name
            return content
        }
        return SectionedDataSource { section in
            switch section {
            case .fixed: ListPart(fixed, header: "Fixed ones", content: content)
            case .movable:
                ListPart(store, header: "Movable ones", content: content).onMove(move)
            }
        }
    }

    private func makeList(
        _ dataSource: SectionedDataSource<Section>
    ) -> (
        TestScreen, UICollectionView
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 400))
        let collectionView = UICollectionView(
            frame: controller.view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        controller.view.addSubview(collectionView)
        dataSource.show(in: collectionView)
        screen.settle()
        return (screen, collectionView)
    }

    /// Moves an item as a person does who lets it go at the middle of another one.
    private func move(_ from: IndexPath, _ to: IndexPath, in view: UICollectionView) throws {
        let target = try #require(view.layoutAttributesForItem(at: to)?.center)
        guard view.beginInteractiveMovementForItem(at: from) else { return }
        view.updateInteractiveMovementTargetPosition(target)
        view.endInteractiveMovement()
    }

    @Test func `sections of a collection view have the headers that a layout asks for`() {
        let dataSource = makeDataSource { _, _ in }
        let (screen, _) = makeList(dataSource)
        #expect(screen.has("Fixed ones") && screen.has("Movable ones") && screen.has("Bea"))
    }

    @Test func `an item that a person moves is moved in its source`() throws {
        let dataSource = makeDataSource { [store] in store.move(from: $0, to: $1) }
        let (screen, view) = makeList(dataSource)
        try move(IndexPath(item: 0, section: 1), IndexPath(item: 2, section: 1), in: view)
        screen.advance(by: 1)
        #expect(store.items.map(\.name) == ["Bea", "Cleo", "Ada"])
        let shown = (0..<3).map {
            dataSource.item(at: IndexPath(item: $0, section: 1), as: Person.self)
        }
        #expect(shown.map { $0?.name } == ["Bea", "Cleo", "Ada"])
        store.append(Person(id: 4, name: "Dora"))
        screen.advance(by: 1)
        #expect(screen.has("Dora"))
    }

    @Test func `a move that the source refuses is taken back`() async throws {
        let dataSource = makeDataSource { _, _ in }
        let (screen, view) = makeList(dataSource)
        try move(IndexPath(item: 0, section: 1), IndexPath(item: 2, section: 1), in: view)
        await Task.yield()
        screen.advance(by: 1)
        #expect(store.items.map(\.name) == ["Ada", "Bea", "Cleo"])
        let ada = try screen.find("Ada")
        let cleo = try screen.find("Cleo")
        #expect(ada.convert(ada.bounds, to: nil).minY < cleo.convert(cleo.bounds, to: nil).minY)
    }

    @Test func `items of a section without a move stay where they are`() throws {
        let dataSource = makeDataSource { _, _ in Issue.record("moved") }
        let (_, view) = makeList(dataSource)
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
        view.cancelInteractiveMovement()
    }

    @Test(arguments: [(0, 0, 1, 0), (1, 2, 1, 2), (2, 5, 1, 2)])
    func `a place in another section stands for the nearest one in its own`(
        section: Int, item: Int, wantedSection: Int, wantedItem: Int
    ) {
        let dataSource = makeDataSource { _, _ in }
        let target = dataSource.destination(
            of: IndexPath(item: 1, section: 1), toward: IndexPath(item: item, section: section))
        #expect(target == IndexPath(item: wantedItem, section: wantedSection))
    }
}
