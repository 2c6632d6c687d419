import BeelineTesting
import Testing

@testable import Greeting

@MainActor @Suite struct GreetingTests {
    @Test func `a greeting that is added is seen`() throws {
        let controller = GreetingController()
        let screen = TestScreen(controller)
        #expect(screen.has("Hello") && screen.has("你好"))
        controller.store.append(Greeting(id: 3, text: "Saluton"))
        screen.advance(by: 1)
        #expect(screen.has("Saluton"))
    }
}
