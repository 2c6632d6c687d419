import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct RouterTests {
    private final class Page: UIViewController {
        let name: String

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

    private func names(_ stack: UINavigationController?) -> [String] {
        (stack?.viewControllers ?? []).compactMap { ($0 as? Page)?.name }
    }

    private func makeApp() -> (TestScreen, UITabBarController, Router) {
        let tabs = UITabBarController()
        tabs.viewControllers = ["People", "Photos"].map {
            UINavigationController(rootViewController: Page($0))
        }
        let router = Router(root: tabs)
        router.register("people", tab: 0)
        router.register("photos", tab: 1)
        router.register("people/:id") { (id: Int) in Page("person \(id)") }
        router.register("people/:id/notes/:note") { (id: Int, note: String) in
            Page("note \(note) of \(id)")
        }
        router.register("people/:id/edit", .present) { (id: Int) in Page("edit \(id)") }
        let screen = TestScreen(tabs)
        return (screen, tabs, router)
    }

    private func stack(_ tabs: UITabBarController) -> UINavigationController? {
        tabs.selectedViewController as? UINavigationController
    }

    @Test func `a URL chooses the tab and pushes the screens below it first`() throws {
        let (screen, tabs, router) = makeApp()
        tabs.selectedIndex = 1
        try router.open(url("app://people/12/notes/hello"))
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == 0)
        #expect(names(stack(tabs)) == ["People", "person 12", "note hello of 12"])
        #expect(
            router.location.map(\.path) == ["/people", "/people/12", "/people/12/notes/hello"])
    }

    @Test func `screens that are there already stay`() throws {
        let (screen, tabs, router) = makeApp()
        try router.open(url("app://people/12"))
        screen.advance(by: 1)
        let person = stack(tabs)?.topViewController
        try router.open(url("app://people/12/notes/a"))
        screen.advance(by: 1)
        #expect(stack(tabs)?.viewControllers[1] === person)
        try router.open(url("app://people/12"))
        screen.advance(by: 1)
        #expect(stack(tabs)?.topViewController === person)
        try router.open(url("app://people/7"))
        screen.advance(by: 1)
        #expect(names(stack(tabs)) == ["People", "person 7"])
    }

    @Test func `going back by hand needs no word to the router`() throws {
        let (screen, tabs, router) = makeApp()
        try router.open(url("app://people/12/notes/a"))
        screen.advance(by: 1)
        stack(tabs)?.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(router.location.map(\.path) == ["/people", "/people/12"])
        tabs.selectedIndex = 1
        screen.settle()
        #expect(router.location.map(\.path) == ["/photos"])
    }

    @Test func `a presented screen lies above, and goes with what lies below another URL`() throws {
        let (screen, tabs, router) = makeApp()
        try router.open(url("app://people/12/edit"))
        screen.advance(by: 1)
        #expect((tabs.presentedViewController as? Page)?.name == "edit 12")
        #expect(router.location.map(\.path).last == "/people/12/edit")
        try router.open(url("app://people/12/notes/b"))
        screen.advance(by: 1)
        screen.advance(by: 1)
        #expect(tabs.presentedViewController == nil)
        #expect(names(stack(tabs)).last == "note b of 12")
    }

    @Test func `an unknown URL is an error that lists the patterns, and changes nothing`() {
        let (screen, tabs, router) = makeApp()
        let error = #expect(throws: RouteError.self) {
            try router.open(url("app://people/twelve"))
        }
        #expect(
            error?.description == """
                No screen is registered for app://people/twelve. Patterns: /people, /photos, \
                /people/:id (Int), /people/:id/notes/:note (Int)(String), /people/:id/edit (Int).
                """
                || error?.description.contains("/people/:id (Int)") == true)
        #expect(!router.canOpen(url("app://nothing")))
        #expect(names(stack(tabs)) == ["People"])
        withExtendedLifetime(screen) {}
    }

    @Test func `where nothing can be pushed, that is said`() {
        let root = Page("root")
        let router = Router(root: root)
        router.register("a") { Page("a") }
        let screen = TestScreen(root)
        #expect(throws: RouteError.noPlace(url("app://a"), wanted: .push)) {
            try router.open(url("app://a"))
        }
        withExtendedLifetime(screen) {}
    }

    @Test func `web addresses are read without their host`() throws {
        let (screen, tabs, router) = makeApp()
        try router.open(url("https://example.org/people/3"))
        screen.advance(by: 1)
        #expect(names(stack(tabs)) == ["People", "person 3"])
    }

    @Test func `nothing is kept alive`() throws {
        weak var gone: UIViewController?
        weak var root: UITabBarController?
        var kept: Router?
        do {
            let (screen, tabs, router) = makeApp()
            try router.open(url("app://people/12"))
            screen.advance(by: 1)
            (gone, root, kept) = (stack(tabs)?.topViewController, tabs, router)
            stack(tabs)?.popViewController(animated: false)
            screen.advance(by: 1)
            #expect(gone == nil)
            screen.window.rootViewController = nil
        }
        #expect(root == nil)
        #expect(throws: RouteError.noRoot(url("app://people"))) {
            try kept?.open(url("app://people"))
        }
    }
}
