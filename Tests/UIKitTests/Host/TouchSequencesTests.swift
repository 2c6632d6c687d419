import Testing
import UIKit

struct TouchSequencesTests {
    @Test func `fingers have numbers of their own, also when an address is used again`() throws {
        let (thumb, index) = (OpaquePointer(bitPattern: 8), OpaquePointer(bitPattern: 16))
        var touches = TouchSequences()
        #expect(touches.number(of: thumb, phase: .began) == 1)
        #expect(touches.number(of: index, phase: .began) == 2)
        #expect(touches.number(of: thumb, phase: .moved) == 1)
        #expect(touches.number(of: thumb, phase: .ended) == 1)
        #expect(touches.number(of: index, phase: .moved) == 2)
        #expect(touches.number(of: thumb, phase: .began) == 3)
        #expect(touches.number(of: index, phase: .cancelled) == 2)
        #expect(touches.number(of: thumb, phase: .moved) == 3)
    }
}
