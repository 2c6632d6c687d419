import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import TwoSchoolsModel
import UIKit
import _Testing_UIKit

/// Both schools do the same.
@MainActor @Suite struct TwoSchoolsTests {
    private let dog = Photo(name: "Dog", user: "Ada", isFavorite: true)
    private let cat = Photo(name: "Cat", user: "Otto")

    @Test(arguments: School.allCases)
    func `the list shows the photos`(_ school: School) {
        let screen = TestScreen(school.makeController(PhotoStore([dog, cat])))
        for text in ["Dog", "Ada", "Cat", "Otto"] { #expect(screen.has(text)) }
        #expect(screen.has("Favorites") == school.hasSections)
    }

    @Test(arguments: School.allCases)
    func `photos come, go and are renamed, and the others keep their cells`(
        _ school: School
    ) throws {
        let store = PhotoStore([dog, cat])
        let screen = TestScreen(school.makeController(store))
        let kept = try #require(cell(of: screen.find("Cat")))
        store.add(Photo(name: "Bird", user: "Pia"))
        screen.advance(by: 1)
        store.remove(dog.id)
        screen.advance(by: 1)
        store.rename(cat.id, "Tomcat")
        screen.advance(by: 1)
        #expect(screen.has("Bird") && !screen.has("Dog") && !screen.has("Cat"))
        #expect(try cell(of: screen.find("Tomcat")) === kept)
    }

    @Test(arguments: School.allCases.filter { !$0.isGrid && !$0.hasSections })
    func `a photo that was swiped away is gone from the store`(_ school: School) throws {
        let store = PhotoStore([dog, cat])
        let screen = TestScreen(school.makeController(store))
        let row = try screen.find("Dog")
        let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        screen.swipe(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y))
        screen.advance(by: 1)
        try screen.tap("Delete")
        #expect(store.list.items == [cat])
    }

    // listing: alone
    @Test func `a data source of its own needs no controller`() {
        let store = PhotoStore([dog, cat])
        let dataSource = ListDataSource(store) { photo in
            var content = UIListContentConfiguration.cell()
            content.text = photo.name
            return content
        }
        dataSource.onDelete = { store.remove($0.id) }
        let table = UITableView()
        dataSource.show(in: table)
        dataSource.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        #expect(dataSource.tableView(table, numberOfRowsInSection: 0) == 1)
    }
    // end

    private func cell(of view: UIView) -> UIView? {
        var view: UIView? = view
        while let now = view, !(now is UITableViewCell), !(now is UICollectionViewCell) {
            view = now.superview
        }
        return view
    }
}
