import Testing
import Beeline

@Test func `the module can be imported`() {}
