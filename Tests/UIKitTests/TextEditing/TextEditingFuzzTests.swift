import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@Suite struct TextEditingFuzzTests {
    @Test func `Random edits leave text, selection and steps as a plain model has them`() {
        var fuzz = TextFuzz(seed: FuzzPlan.seed)
        let difference = fuzz.run(rounds: FuzzPlan.rounds(standard: 4_000))
        #expect(difference == nil, "seed \(FuzzPlan.seed): \(difference ?? "")")
    }
}
