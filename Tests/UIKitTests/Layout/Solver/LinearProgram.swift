/// A slow, dense, two-phase simplex method with Bland's rule: minimizes a sum over variables that
/// are at least zero. It shares nothing with the solver that it judges.
struct LinearProgram {
    private var rows: [[Double]] = []
    private var sides: [Double] = []
    private var columnCount: Int

    init(variableCount: Int) {
        columnCount = variableCount
    }

    /// Adds `Σ coefficients × variables = side`.
    mutating func addEquality(_ coefficients: [Int: Double], _ side: Double) {
        var row = Array(repeating: 0.0, count: columnCount)
        for (column, coefficient) in coefficients { row[column] += coefficient }
        rows.append(row)
        sides.append(side)
    }

    /// A further variable that is at least zero.
    mutating func addVariable() -> Int {
        for index in rows.indices { rows[index].append(0) }
        columnCount += 1
        return columnCount - 1
    }

    /// The least value of the sum, or `nil` when no values meet the equalities.
    func minimum(of costs: [Int: Double]) -> Double? {
        var tableau: [[Double]] = []
        let width = columnCount + rows.count + 1
        for (index, row) in rows.enumerated() {
            let sign = sides[index] < 0 ? -1.0 : 1.0
            var line = Array(repeating: 0.0, count: width)
            for column in row.indices { line[column] = sign * row[column] }
            line[columnCount + index] = 1
            line[width - 1] = sign * sides[index]
            tableau.append(line)
        }
        var basis = rows.indices.map { columnCount + $0 }
        let artificial = Dictionary(uniqueKeysWithValues: basis.map { ($0, 1.0) })
        let infeasibility = Self.minimize(artificial, &tableau, &basis, columns: width - 1)
        if infeasibility > 1e-6 { return nil }
        driveOut(&tableau, &basis)
        return Self.minimize(costs, &tableau, &basis, columns: columnCount)
    }

    /// Replaces artificial variables at zero, so that the second phase cannot raise them.
    private func driveOut(_ tableau: inout [[Double]], _ basis: inout [Int]) {
        var row = 0
        while row < tableau.count {
            if basis[row] >= columnCount {
                if let column = (0..<columnCount).first(where: { abs(tableau[row][$0]) > 1e-7 }) {
                    Self.pivot(&tableau, &basis, row, column)
                } else {
                    tableau.remove(at: row)
                    basis.remove(at: row)
                    continue
                }
            }
            row += 1
        }
    }

    private static func minimize(
        _ costs: [Int: Double], _ tableau: inout [[Double]], _ basis: inout [Int], columns: Int
    ) -> Double {
        while let column = (0..<columns).first(where: { column in
            var reduced = costs[column] ?? 0
            for row in tableau.indices {
                reduced -= (costs[basis[row]] ?? 0) * tableau[row][column]
            }
            return reduced < -1e-7
        }) {
            var best: Int?
            for row in tableau.indices where tableau[row][column] > 1e-9 {
                guard let other = best else {
                    best = row
                    continue
                }
                let side = tableau[row].count - 1
                let ratio = tableau[row][side] / tableau[row][column]
                let bestRatio = tableau[other][side] / tableau[other][column]
                if ratio < bestRatio - 1e-12
                    || (abs(ratio - bestRatio) <= 1e-12 && basis[row] < basis[other])
                {
                    best = row
                }
            }
            guard let best else { return -.infinity }
            pivot(&tableau, &basis, best, column)
        }
        return tableau.indices.reduce(0) { sum, row in
            sum + (costs[basis[row]] ?? 0) * tableau[row][tableau[row].count - 1]
        }
    }

    private static func pivot(
        _ tableau: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int
    ) {
        let divisor = tableau[row][column]
        for index in tableau[row].indices { tableau[row][index] /= divisor }
        for other in tableau.indices where other != row && tableau[other][column] != 0 {
            let factor = tableau[other][column]
            for index in tableau[other].indices {
                tableau[other][index] -= factor * tableau[row][index]
            }
        }
        basis[row] = column
    }
}
