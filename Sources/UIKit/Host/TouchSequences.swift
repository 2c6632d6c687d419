/// Numbers for the fingers on a touch screen. GDK tells them apart by addresses, which it uses again.
package struct TouchSequences {
    private var numbers: [OpaquePointer?: Int] = [:]
    private var lastNumber = 0

    package init() {}

    /// The number of the touch with this address: a new one for `began`, and gone after `ended` and
    /// `cancelled`. The first is 1.
    package mutating func number(of sequence: OpaquePointer?, phase: HostPointerEvent.Phase) -> Int
    {
        let number = phase == .began ? nil : numbers[sequence]
        switch phase {
        case .ended, .cancelled: numbers[sequence] = nil
        default: numbers[sequence] = number ?? lastNumber + 1
        }
        lastNumber = max(lastNumber, number ?? lastNumber + 1)
        return number ?? lastNumber
    }
}
