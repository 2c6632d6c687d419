/// What the solver makes as small as it can: the violation of each priority, a higher priority
/// strictly before all lower ones.
///
/// For every parametric symbol it holds one cost a priority: by how much that priority's violation
/// grows when the symbol does. Costs are compared like words, the highest priority first, so no
/// number of low priorities outweighs a higher one.
struct Objective: ~Copyable {
    /// Costs nearer to zero than this are zero.
    private static let tolerance = 1e-9

    /// `stride` costs a symbol, in the order in which priorities came.
    private var costs = GrowableBuffer<Double>(minimumCapacity: 1024)
    private var stride = 8
    private var symbolCount = 0
    /// The slots in use, the highest priority first.
    private var order = GrowableBuffer<Int32>(minimumCapacity: 8)
    /// By slot.
    private var priorities = GrowableBuffer<Float>(minimumCapacity: 8)
    private var useCounts = GrowableBuffer<Int32>(minimumCapacity: 8)

    mutating func reserve(symbolCount count: Int) {
        guard count > symbolCount else { return }
        costs.append(repeating: 0, count: (count - symbolCount) * stride)
        symbolCount = count
    }

    // MARK: - Priorities

    /// The slot of a priority, made when there is none. To be matched by `release(slot:)`.
    mutating func retainSlot(of priority: Float) -> Int32 {
        for slot in 0..<Int32(priorities.count) where priorities[slot] == priority {
            useCounts[slot] += 1
            if useCounts[slot] == 1 { insertInOrder(slot) }
            return slot
        }
        let slot = freeSlot() ?? appendSlot()
        priorities[slot] = priority
        useCounts[slot] = 1
        insertInOrder(slot)
        return slot
    }

    mutating func release(slot: Int32) {
        useCounts[slot] -= 1
        guard useCounts[slot] == 0 else { return }
        var kept: Int32 = 0
        for position in 0..<Int32(order.count) where order[position] != slot {
            order[kept] = order[position]
            kept += 1
        }
        order.truncate(to: Int(kept))
        for symbol in 0..<symbolCount { costs[Int32(symbol * stride) + slot] = 0 }
    }

    private func freeSlot() -> Int32? {
        (0..<Int32(useCounts.count)).first { useCounts[$0] == 0 }
    }

    private mutating func appendSlot() -> Int32 {
        if priorities.count == stride { widen() }
        useCounts.append(0)
        return priorities.append(0)
    }

    private mutating func widen() {
        let wider = stride * 2
        var widened = GrowableBuffer<Double>(minimumCapacity: max(symbolCount, 16) * wider)
        widened.append(repeating: 0, count: symbolCount * wider)
        for symbol in 0..<symbolCount {
            for slot in 0..<stride {
                widened[Int32(symbol * wider + slot)] = costs[Int32(symbol * stride + slot)]
            }
        }
        costs = widened
        stride = wider
    }

    private mutating func insertInOrder(_ slot: Int32) {
        var position = order.append(slot)
        while position > 0 && priorities[order[position - 1]] < priorities[slot] {
            order[position] = order[position - 1]
            position -= 1
        }
        order[position] = slot
    }

    // MARK: - Costs

    @inline(__always)
    func add(_ cost: Double, slot: Int32, to symbol: SymbolIndex) {
        let index = symbol * Int32(stride) + slot
        let sum = costs[index] + cost
        costs[index] = abs(sum) < Self.tolerance ? 0 : sum
    }

    func clear(_ symbol: SymbolIndex) {
        for slot in 0..<Int32(stride) { costs[symbol * Int32(stride) + slot] = 0 }
    }

    /// -1, 0 or 1: whether the violations shrink, stay or grow when the symbol does.
    @inline(__always)
    func sign(of symbol: SymbolIndex) -> Int {
        let base = symbol * Int32(stride)
        for position in 0..<Int32(order.count) {
            let cost = costs[base + order[position]]
            if cost != 0 { return cost < 0 ? -1 : 1 }
        }
        return 0
    }

    /// Whether `a`'s costs over `divisorA` are less than `b`'s over `divisorB`: -1, 0 or 1.
    @inline(__always)
    func compare(
        _ a: SymbolIndex, over divisorA: Double, with b: SymbolIndex, over divisorB: Double
    ) -> Int {
        let baseA = a * Int32(stride)
        let baseB = b * Int32(stride)
        for position in 0..<Int32(order.count) {
            let slot = order[position]
            let difference = costs[baseA + slot] / divisorA - costs[baseB + slot] / divisorB
            if abs(difference) > Self.tolerance { return difference < 0 ? -1 : 1 }
        }
        return 0
    }

    /// Puts a symbol's row in its place, after a pivot made it basic. True when there was any cost.
    @discardableResult
    func eliminate(_ symbol: SymbolIndex, row: RowIndex, of tableau: borrowing Tableau) -> Bool {
        let base = symbol * Int32(stride)
        var anyCost = false
        for position in 0..<Int32(order.count) {
            let slot = order[position]
            let cost = costs[base + slot]
            guard cost != 0 else { continue }
            anyCost = true
            costs[base + slot] = 0
            addRow(row, of: tableau, times: cost, slot: slot)
        }
        return anyCost
    }

    /// Adds a multiple of a row: the cost of the row's basic symbol.
    func addRow(_ row: RowIndex, of tableau: borrowing Tableau, times factor: Double, slot: Int32) {
        tableau.forEach(ofRow: row) { column, coefficient in
            add(factor * coefficient, slot: slot, to: column)
        }
    }
}
