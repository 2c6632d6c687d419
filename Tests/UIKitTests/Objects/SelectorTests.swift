import Testing
import UIKit

@Suite struct SelectorTests {
    @Test func `selectors of one name are one`() {
        let literal: Selector = "save:"
        #expect(literal == Selector("save:"))
        #expect(literal != Selector("save"))
        #expect(Set<Selector>([literal, "save:", "save"]).count == 2)
    }

    @Test func `a selector prints as its name`() {
        #expect("\(Selector("save:forEvent:"))" == "save:forEvent:")
    }
}
