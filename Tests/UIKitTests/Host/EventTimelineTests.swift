import Testing
import UIKit

struct EventTimelineTests {
    private var timeline = EventTimeline()

    @Test mutating func `the first event happened when it arrived`() {
        #expect(timeline.time(ofEventAt: 5000, arrivedAt: 100) == 100)
    }

    @Test mutating func `an event that was held up keeps its distance to the others`() {
        _ = timeline.time(ofEventAt: 5000, arrivedAt: 100)
        #expect(timeline.time(ofEventAt: 5010, arrivedAt: 100.5) == 100.01)
    }

    @Test mutating func `an event that was quicker than all before becomes the measure`() {
        _ = timeline.time(ofEventAt: 5000, arrivedAt: 100.25)
        #expect(timeline.time(ofEventAt: 6000, arrivedAt: 101) == 101)
        #expect(timeline.time(ofEventAt: 7000, arrivedAt: 102.25) == 102)
    }

    @Test mutating func `after the counter has wrapped the measure is taken anew`() {
        _ = timeline.time(ofEventAt: .max, arrivedAt: 100)
        #expect(timeline.time(ofEventAt: 9, arrivedAt: 100.01) == 100.01)
        #expect(timeline.time(ofEventAt: 1009, arrivedAt: 101.5) == 101.01)
    }

    @Test mutating func `an event without a time has its arrival's`() {
        _ = timeline.time(ofEventAt: 5000, arrivedAt: 100)
        #expect(timeline.time(ofEventAt: 0, arrivedAt: 101) == 101)
    }
}
