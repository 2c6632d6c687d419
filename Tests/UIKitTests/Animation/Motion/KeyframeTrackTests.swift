import Foundation
import Testing

@testable import UIKit

@Suite struct KeyframeTrackTests {
    private func numbers(
        _ values: [CGFloat], _ times: [CGFloat]? = nil, _ mode: KeyframeTrack.Mode = .linear,
        at progress: [CGFloat]
    ) throws -> [CGFloat] {
        let track = try #require(
            KeyframeTrack(values: values.map { .number($0) }, times: times, mode: mode))
        return progress.map {
            guard case .number(let number) = track.value(at: $0) else { return .nan }
            return number
        }
    }

    @Test func `values without times are spread evenly`() throws {
        #expect(try numbers([0, 10, 0], at: [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 5, 0])
    }

    @Test func `each value comes at its time`() throws {
        #expect(try numbers([0, 10, 20], [0, 0.2, 1], at: [0.1, 0.2, 0.6]) == [5, 10, 15])
    }

    @Test func `discrete values jump`() throws {
        let values = try numbers(
            [1, 2, 3], [0, 0.5, 0.75, 1], .discrete, at: [0, 0.49, 0.5, 0.8, 1])
        #expect(values == [1, 1, 2, 3, 3])
    }

    @Test func `paced values go at one speed whatever their times`() throws {
        #expect(
            try numbers([0, 30, 40], [0, 0.9, 1], .paced, at: [0.25, 0.75, 1]) == [10, 30, 40])
    }

    @Test func `a smooth curve goes through its values and has no corner in them`() throws {
        let step: CGFloat = 1e-4
        let values = try numbers(
            [0, 10, 5, 20], nil, .cubic,
            at: [0, 1.0 / 3, 2.0 / 3, 1, 1.0 / 3 - step, 1.0 / 3 + step])
        for (value, expected) in zip(values, [0, 10, 5, 20] as [CGFloat]) {
            #expect(abs(value - expected) < 1e-9)
        }
        let (before, after) = (values[1] - values[4], values[5] - values[1])
        #expect(abs(before - after) < 1e-4)
    }

    @Test func `a path is gone along element by element, or at one speed`() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let linear = try #require(KeyframeTrack(path: path, times: nil, mode: .linear))
        #expect(linear.value(at: 0.5) == .point(CGPoint(x: 30, y: 0)))
        let paced = try #require(KeyframeTrack(path: path, times: nil, mode: .paced))
        #expect(paced.value(at: 0.5) == .point(CGPoint(x: 20, y: 0)))
        #expect(paced.value(at: 1) == .point(CGPoint(x: 30, y: 10)))
    }
}
