import Foundation

/// The contexts that are drawn in on the current thread, the current one last.
///
/// A thread has a stack of its own, as on iOS, so that pictures can be made in the background.
enum GraphicsStack {
    private final class Stack {
        var contexts: [CGContext] = []
    }

    private static let key = "UIKit.GraphicsStack"

    private static var stack: Stack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? Stack { return stack }
        let stack = Stack()
        dictionary[key] = stack
        return stack
    }

    static var current: CGContext? { stack.contexts.last }

    static func push(_ context: CGContext) {
        stack.contexts.append(context)
    }

    @discardableResult
    static func pop() -> CGContext? { stack.contexts.popLast() }

    static func perform(in context: CGContext, _ body: () -> Void) {
        push(context)
        body()
        pop()
    }
}
