public import Foundation
public import UIKit

/// Knows which controller shows a URL, and shows it.
///
///     let router = Router(root: tabs)
///     router.register("people", .tab(0))
///     router.register("people/:id") { (id: UUID) in PersonController(id: id) }
///     router.register("people/:id/edit", .present) { (id: UUID) in EditController(id: id) }
///     try router.open(url)
///
/// A URL's beginnings that are registered are the screens below it: the last one above chooses the tab,
/// pushes the person and presents the editor. Screens that are there already stay. Where one is, is read
/// from the screen, so going back by hand needs no word to the router.
///
/// The router keeps no controller alive, and closures that make controllers should not either.
@MainActor public final class Router {
    private weak var root: UIViewController?
    private var routes: [Route] = []
    private let screens = RoutedScreens()

    /// - Parameter root: The controller of the window. It is not kept alive.
    public init(root: UIViewController) {
        self.root = root
    }

    // MARK: - Patterns

    /// Registers a screen. Its closure's parameters are the values that stand for the pattern's parts
    /// with a colon, in their order; a URL fits only if each can be read.
    ///
    /// - Parameters:
    ///   - pattern: Such as `people/:id`.
    ///   - placement: How the screen comes to those before it.
    ///   - make: Makes the controller.
    /// - Precondition: The closure has as many parameters as the pattern.
    public func register<each Parameter: RouteParameter>(
        _ pattern: String, _ placement: RoutePlacement = .push,
        make: @escaping @MainActor (repeat each Parameter) -> UIViewController
    ) {
        let parsed = RoutePattern(pattern)
        var types: [String] = []
        repeat types.append((each Parameter).routeName)
        guard types.count == parsed.parameterCount else {
            fatalError(
                """
                Router.register(_:_:make:): "\(pattern)" has \(parsed.parameterCount) parts with a \
                colon, and its closure takes \(types.count) parameters
                """)
        }
        routes.append(
            Route(
                pattern: parsed, description: parsed.description(types: types),
                placement: placement, make: Self.reading(make)))
    }

    /// What makes the controller once the texts were read as the closure's parameters.
    private static func reading<each Parameter: RouteParameter>(
        _ make: @escaping @MainActor (repeat each Parameter) -> UIViewController
    ) -> @MainActor ([String]) -> (@MainActor () -> UIViewController)? {
        { texts in
            var reader = RouteTexts(texts)
            do {
                let values = try (repeat reader.next((each Parameter).self))
                return { make(repeat each values) }
            } catch {
                return nil
            }
        }
    }

    /// Registers a tab, whose controller the tab bar controller has already.
    ///
    /// - Precondition: The pattern has no parts with a colon.
    public func register(_ pattern: String, tab index: Int) {
        let parsed = RoutePattern(pattern)
        guard parsed.parameterCount == 0 else {
            fatalError(
                "Router.register(_:tab:): a tab has no parameters, and \"\(pattern)\" has some")
        }
        routes.append(
            Route(
                pattern: parsed, description: parsed.description(types: []),
                placement: .tab(index),
                make: { _ in { UIViewController(nibName: nil, bundle: nil) } }))
    }

    /// The patterns, with the types of their parameters.
    public var patterns: [String] { routes.map(\.description) }

    // MARK: - Where one is

    /// The URLs of the screens, from the first one to the one on top. Screens that did not come with
    /// the router have none.
    public var location: [URL] {
        screensNow.map(\.url)
    }

    private var screensNow: [RoutedScreen] {
        guard let root else { return [] }
        let tabs = routes.compactMap { route in
            if case .tab(let index) = route.placement { (index, route.path) } else { nil }
        }
        return screens.list(from: root, tabs: Dictionary(tabs) { first, _ in first })
    }

    // MARK: - Opening

    /// Whether a pattern fits.
    public func canOpen(_ url: URL) -> Bool { (try? steps(to: url)) != nil }

    /// Shows a URL, with the screens below it that are not there already. What lies above the screens
    /// that stay, goes. Call it once the root is in its window.
    ///
    /// - Throws: `RouteError`; the screen is as it was then.
    public func open(_ url: URL, animated: Bool = true) throws(RouteError) {
        let steps = try steps(to: url)
        guard let root else { throw .noRoot(url) }
        let now = screensNow
        let kept = zip(now, steps).prefix { $0.path == $1.path }.count
        let anchor = kept > 0 ? now[kept - 1].controller : nil
        try check(steps[kept...], above: anchor ?? root, url)
        let isLast = kept == steps.count
        let stack = ScreenStack(root: root)
        stack.goBack(to: anchor, animated: animated && isLast) { [self] in
            show(steps[kept...], animated: animated)
        }
    }

    /// The screens that a URL stands for, from the first to the last.
    private func steps(to url: URL) throws(RouteError) -> [RouteStep] {
        let parts = url.routeParts
        var steps: [RouteStep] = []
        for end in 0...parts.count {
            if let step = step(for: parts[..<end]) { steps.append(step) }
        }
        guard let last = steps.last, last.path == Array(parts) else {
            throw .unknown(url, patterns: patterns)
        }
        return steps
    }

    private func step(for path: ArraySlice<String>) -> RouteStep? {
        for route in routes {
            guard let texts = route.pattern.values(in: path), let make = route.make(texts) else {
                continue
            }
            return RouteStep(path: Array(path), placement: route.placement, make: make)
        }
        return nil
    }

    private func check(
        _ steps: ArraySlice<RouteStep>, above anchor: UIViewController, _ url: URL
    ) throws(RouteError) {
        var hasStack = anchor.navigationController != nil || anchor.foremostStack != nil
        for step in steps {
            switch step.placement {
            case .push: if !hasStack { throw .noPlace(url, wanted: .push) }
            case .present:
                if root?.viewIfLoaded?.window == nil {
                    throw .noPlace(url, wanted: .present)
                }
                hasStack = true
            case .tab(let index):
                let tabs = (root as? UITabBarController)?.viewControllers ?? []
                guard tabs.indices.contains(index) else {
                    throw .noPlace(url, wanted: .tab(index))
                }
                hasStack = tabs[index].foremostStack != nil
            }
        }
    }

    private func show(_ steps: ArraySlice<RouteStep>, animated: Bool) {
        guard let root, let step = steps.first else { return }
        let isLast = steps.count == 1
        let stack = ScreenStack(root: root)
        let rest = { [self] in show(steps.dropFirst(), animated: animated) }
        switch step.placement {
        case .tab(let index):
            (root as? UITabBarController)?.selectedIndex = index
            stack.foremostStack?.popToRootViewController(animated: animated && isLast)
            rest()
        case .push:
            let controller = step.make()
            screens.note(controller, path: step.path)
            stack.foremostStack?.pushViewController(controller, animated: animated && isLast)
            rest()
        case .present:
            let controller = step.make()
            screens.note(controller, path: step.path)
            // Screens after this one may be pushed, so it has a stack.
            let presented =
                controller is UINavigationController || isLast
                ? controller : UINavigationController(rootViewController: controller)
            stack.top.present(presented, animated: animated && isLast, completion: rest)
        }
    }
}

/// The texts of a path's values, one after another.
private struct RouteTexts {
    private struct Mismatch: Error {}

    private var rest: ArraySlice<String>

    init(_ texts: [String]) {
        rest = texts[...]
    }

    mutating func next<Value: RouteParameter>(_ type: Value.Type) throws -> Value {
        guard let text = rest.popFirst(), let value = Value(routeText: text) else {
            throw Mismatch()
        }
        return value
    }
}

/// A pattern and what it leads to.
@MainActor private struct Route {
    let pattern: RoutePattern
    let description: String
    let placement: RoutePlacement
    /// What makes the controller, if the texts can be read.
    let make: @MainActor ([String]) -> (@MainActor () -> UIViewController)?

    /// The path of a pattern without parameters.
    var path: [String] {
        pattern.parts.map { if case .text(let text) = $0 { text } else { "" } }
    }
}

/// One screen on the way to a URL.
@MainActor private struct RouteStep {
    let path: [String]
    let placement: RoutePlacement
    let make: @MainActor () -> UIViewController
}
