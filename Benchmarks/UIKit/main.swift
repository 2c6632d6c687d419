// UIKitBenchmarks [PART-OF-A-NAME…]: measures what is named, or everything, one at a time.
import UIKit

let wanted = CommandLine.arguments.dropFirst()

for benchmark in ObjectBenchmarks.all + ScreenBenchmarks.all + LayoutBenchmarks.all
    + AnimationBenchmarks.all + ScrollBenchmarks.all + NavigationBenchmarks.all
where wanted.isEmpty || wanted.contains(where: { benchmark.name.contains($0) }) {
    let name = benchmark.name
    print(name + String(repeating: " ", count: max(0, 44 - name.count)), benchmark.measure())
}
