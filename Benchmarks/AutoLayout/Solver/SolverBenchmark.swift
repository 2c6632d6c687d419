// The workloads of the Auto Layout benchmark on the solver alone, compiled together with it:
//
//   swiftc -O -wmo -swift-version 6 -parse-as-library Sources/UIKit/Layout/Solver/*.swift \
//       Benchmarks/AutoLayout/Solver/*.swift -o solver-benchmark && ./solver-benchmark
//
// Prints "NAME value unit". RUNS in the environment (default 9).
import Foundation

struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(in range: Range<Int>) -> Double {
        Double(range.lowerBound + Int(next() % UInt64(range.count)))
    }
}

/// A view's frame in its superview's coordinates.
struct Frame {
    let x, y, width, height: LayoutVariable

    init(_ solver: inout LayoutSolver) {
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    func read(_ solver: borrowing LayoutSolver) -> Double {
        solver.value(of: x) + solver.value(of: y) + solver.value(of: width)
            + solver.value(of: height)
    }
}

final class Layout {
    var solver = LayoutSolver()
    var scratch = LinearExpression()
    var rank = 0
    var widthEdit = SolverConstraint(index: 0)

    @inline(__always)
    @discardableResult
    func add(
        _ relation: LinearRelation, _ constant: Double, priority: Float = 1000,
        _ terms: (LayoutVariable, Double)...
    ) -> SolverConstraint {
        scratch.removeAll()
        scratch.constant = constant
        for term in terms { scratch.add(term.1, term.0) }
        rank += 1
        return solver.add(scratch, relation, priority: priority, rank: rank)
    }

    func intrinsic(
        _ variable: LayoutVariable, _ size: Double, _ hugging: Float, _ compression: Float = 750
    ) {
        scratch.removeAll()
        scratch.constant = -size
        scratch.add(1, variable)
        _ = solver.add(scratch, priorityBelow: compression, priorityAbove: hugging)
    }

    func root(_ view: Frame, width: Double) {
        add(.equal, 0, (view.x, 1))
        add(.equal, 0, (view.y, 1))
        widthEdit = add(.equal, -width, (view.width, 1))
    }

    func resize(_ width: Double) {
        solver.setConstant(-width, of: widthEdit)
        _ = solver.solve()
    }
}

final class RowLayout {
    let layout = Layout()
    let row, avatar, title, detail, badge, chevron: Frame

    init(title titleWidth: Double, detail detailWidth: Double, badge badgeWidth: Double) {
        row = Frame(&layout.solver)
        avatar = Frame(&layout.solver)
        title = Frame(&layout.solver)
        detail = Frame(&layout.solver)
        badge = Frame(&layout.solver)
        chevron = Frame(&layout.solver)
        layout.root(row, width: 390)
        layout.add(.equal, 0, priority: 50, (row.height, 1))
        layout.add(.equal, -16, (avatar.x, 1))
        layout.add(.equal, 0, (avatar.y, 1), (avatar.height, 0.5), (row.height, -0.5))
        layout.add(.equal, -40, (avatar.width, 1))
        layout.add(.equal, 0, (avatar.height, 1), (avatar.width, -1))
        layout.add(.greaterThanOrEqual, -8, (avatar.y, 1))
        layout.add(.lessThanOrEqual, 8, (avatar.y, 1), (avatar.height, 1), (row.height, -1))
        layout.add(.equal, -12, (title.x, 1), (avatar.x, -1), (avatar.width, -1))
        layout.add(.equal, -8, (title.y, 1))
        layout.add(.equal, 0, (detail.x, 1), (title.x, -1))
        layout.add(.equal, -4, (detail.y, 1), (title.y, -1), (title.height, -1))
        layout.add(.equal, 8, (detail.y, 1), (detail.height, 1), (row.height, -1))
        layout.add(.greaterThanOrEqual, -8, (badge.x, 1), (title.x, -1), (title.width, -1))
        layout.add(.greaterThanOrEqual, -8, (badge.x, 1), (detail.x, -1), (detail.width, -1))
        layout.add(.equal, 0, (badge.y, 1), (badge.height, 0.5), (row.height, -0.5))
        layout.add(.equal, -8, (chevron.x, 1), (badge.x, -1), (badge.width, -1))
        layout.add(.equal, 16, (chevron.x, 1), (chevron.width, 1), (row.width, -1))
        layout.add(.equal, 0, (chevron.y, 1), (chevron.height, 0.5), (row.height, -0.5))
        layout.add(.equal, -12, (chevron.width, 1))
        layout.add(.equal, -20, (chevron.height, 1))
        layout.add(.greaterThanOrEqual, -44, (row.height, 1))
        layout.intrinsic(title.width, titleWidth, 251)
        layout.intrinsic(title.height, 20, 250)
        layout.intrinsic(detail.width, detailWidth, 250, 749)
        layout.intrinsic(detail.height, 17, 250)
        layout.intrinsic(badge.width, badgeWidth, 251, 751)
        layout.intrinsic(badge.height, 22, 251)
        _ = layout.solver.solve()
        _ = read()
    }

    func read() -> Double {
        [row, avatar, title, detail, badge, chevron].reduce(0) { $0 + $1.read(layout.solver) }
    }
}

final class ChainLayout {
    let layout = Layout()
    let window: Frame
    var views: [Frame] = []

    init(count: Int) {
        window = Frame(&layout.solver)
        layout.root(window, width: 390)
        for index in 0..<count {
            let view = Frame(&layout.solver)
            layout.add(.equal, -16, (view.x, 1))
            layout.add(.equal, 16, (view.x, 1), (view.width, 1), (window.width, -1))
            if let last = views.last {
                layout.add(.equal, -8, (view.y, 1), (last.y, -1), (last.height, -1))
            } else {
                layout.add(.equal, -8, (view.y, 1))
            }
            if index % 3 == 2 {
                layout.add(.greaterThanOrEqual, -20, (view.height, 1))
                layout.intrinsic(view.height, 36, 250)
            } else {
                layout.add(.equal, -44, (view.height, 1))
            }
            views.append(view)
        }
        let last = views[count - 1]
        layout.add(.equal, 8, (last.y, 1), (last.height, 1), (window.height, -1))
        _ = layout.solver.solve()
        _ = read()
    }

    func read() -> Double { views.reduce(0) { $0 + $1.read(layout.solver) } }
}

final class StackLayout {
    let layout = Layout()
    let window: Frame
    var levels: [[Frame]] = []

    init() {
        window = Frame(&layout.solver)
        layout.root(window, width: 1000)
        layout.add(.equal, -800, (window.height, 1))
        var stack = window
        for level in 0..<10 {
            let views = (0..<5).map { _ in Frame(&layout.solver) }
            let isVertical = level % 2 == 0
            for (index, view) in views.enumerated() {
                let start = isVertical ? view.y : view.x
                let length = isVertical ? view.height : view.width
                let acrossStart = isVertical ? view.x : view.y
                let acrossLength = isVertical ? view.width : view.height
                if index == 0 {
                    layout.add(.equal, 0, (start, 1))
                } else {
                    let previous = views[index - 1]
                    layout.add(
                        .equal, -4, (start, 1), (isVertical ? previous.y : previous.x, -1),
                        (isVertical ? previous.height : previous.width, -1))
                }
                if index == 4 {
                    layout.add(
                        .equal, 0, (start, 1), (length, 1),
                        (isVertical ? stack.height : stack.width, -1))
                }
                layout.add(.equal, 0, (acrossStart, 1))
                layout.add(
                    .equal, 0, (acrossStart, 1), (acrossLength, 1),
                    (isVertical ? stack.width : stack.height, -1))
                if index < 4 || level == 9 {
                    layout.intrinsic(length, isVertical ? 20 : 30, index == 4 ? 249 : 250)
                }
            }
            levels.append(views)
            stack = views[4]
        }
        _ = layout.solver.solve()
        _ = read()
    }

    func read() -> Double {
        levels.joined().reduce(0) { $0 + $1.read(layout.solver) }
    }
}

@main
enum SolverBenchmark {
    static let runs = max(1, Int(ProcessInfo.processInfo.environment["RUNS"] ?? "") ?? 9)

    static func main() {
        rows()
        chain()
        stacks()
    }

    static func report(_ name: String, _ values: [Double]) {
        let sorted = values.sorted()
        print("\(name) \(String(format: "%.4f", sorted[sorted.count / 2])) ms")
        print("\(name).min \(String(format: "%.4f", sorted[0])) ms")
    }

    static func milliseconds(_ body: () -> Void) -> Double {
        let duration = ContinuousClock().measure(body)
        return Double(duration.components.attoseconds) * 1e-15
            + Double(duration.components.seconds) * 1000
    }

    static func rows() {
        var build: [Double] = []
        var resize: [Double] = []
        var layouts: [RowLayout] = []
        for run in -1..<runs {
            layouts = []
            layouts.reserveCapacity(1000)
            let built = milliseconds {
                var random = SplitMix64(state: 1)
                for _ in 0..<1000 {
                    let title = random.next(in: 60..<260)
                    let detail = random.next(in: 80..<320)
                    let badge = random.next(in: 20..<60)
                    layouts.append(RowLayout(title: title, detail: detail, badge: badge))
                }
            }
            let resized = milliseconds {
                for row in layouts {
                    row.layout.resize(844)
                    _ = row.read()
                }
                for row in layouts {
                    row.layout.resize(320)
                    _ = row.read()
                }
            }
            if run >= 0 {
                build.append(built)
                resize.append(resized / 2)
            }
        }
        report("autolayout.A-1000rows.build.solver", build)
        report("autolayout.A-1000rows.resize.solver", resize)
        let heights = layouts.reduce(0) { $0 + $1.layout.solver.value(of: $1.row.height) }
        let titles = layouts.reduce(0) { $0 + $1.layout.solver.value(of: $1.title.width) }
        let details = layouts.reduce(0) { $0 + $1.layout.solver.value(of: $1.detail.width) }
        let badge = layouts[999].layout.solver.value(of: layouts[999].badge.x)
        print("A heights \(heights) badge \(badge) titles \(titles) details \(details)")
    }

    static func chain() {
        var build: [Double] = []
        var resize: [Double] = []
        var last: ChainLayout?
        for run in -1..<runs {
            last = nil
            let built = milliseconds { last = ChainLayout(count: 500) }
            let resized = milliseconds {
                for k in 1...100 {
                    last?.layout.resize(Double(320 + (k * 37) % 700))
                    _ = last?.read()
                }
            }
            if run >= 0 {
                build.append(built)
                resize.append(resized / 100)
            }
        }
        report("autolayout.B-500chain.build.solver", build)
        report("autolayout.B-500chain.resize-each.solver", resize)
        if let last {
            print("B height \(last.layout.solver.value(of: last.window.height))")
            print("B width \(last.layout.solver.value(of: last.views[499].width))")
        }
    }

    static func stacks() {
        var build: [Double] = []
        var resize: [Double] = []
        var last: StackLayout?
        for run in -1..<runs {
            last = nil
            let built = milliseconds { last = StackLayout() }
            let resized = milliseconds {
                for k in 1...100 {
                    last?.layout.resize(Double(800 + (k * 37) % 700))
                    _ = last?.read()
                }
            }
            if run >= 0 {
                build.append(built)
                resize.append(resized / 100)
            }
        }
        report("autolayout.C-nested10x5.build.solver", build)
        report("autolayout.C-nested10x5.resize-each.solver", resize)
        if let last {
            let leaf = last.levels[9][4]
            var x = 0.0
            for level in last.levels { x += last.layout.solver.value(of: level[4].x) }
            print("C x \(x) width \(last.layout.solver.value(of: leaf.width))")
            print("C height \(last.layout.solver.value(of: leaf.height))")
        }
    }
}
