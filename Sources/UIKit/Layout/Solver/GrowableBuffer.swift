/// An array of plain values without uniqueness or bounds checks in release builds.
///
/// The solver's inner loops touch a few bytes of many elements; `Array` would check its buffer's
/// uniqueness at each of them. Bounds are asserted in debug builds. Reading past `count` is a
/// programmer's mistake.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
    // First: the thread sanitizer of Swift 6.3 takes a buffer's first word for an address where an
    // element is changed in place, and can't compile it when the word is a number.
    private var storage: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = max(minimumCapacity, 1)
        storage = .allocate(capacity: capacity)
    }

    deinit {
        storage.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get {
            assert(index >= 0 && Int(index) < count, "GrowableBuffer: \(index) of \(count)")
            return storage[Int(index)]
        }
        nonmutating _modify {
            assert(index >= 0 && Int(index) < count, "GrowableBuffer: \(index) of \(count)")
            yield &storage[Int(index)]
        }
    }

    /// Adds an element and returns its index. Amortized O(1).
    @inline(__always)
    @discardableResult
    mutating func append(_ element: Element) -> Int32 {
        if count == capacity { grow(to: capacity * 2) }
        storage[count] = element
        count += 1
        return Int32(count - 1)
    }

    mutating func append(repeating element: Element, count added: Int) {
        if count + added > capacity { grow(to: max(capacity * 2, count + added)) }
        (storage + count).initialize(repeating: element, count: added)
        count += added
    }

    /// Appends until there are at least `newCount` elements.
    @inline(__always)
    mutating func reserve(_ newCount: Int, filledWith element: Element) {
        if newCount > count { append(repeating: element, count: newCount - count) }
    }

    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return storage[count]
    }

    /// Keeps the storage. O(1).
    mutating func removeAll() {
        count = 0
    }

    /// Drops the elements from `newCount` on. O(1).
    mutating func truncate(to newCount: Int) {
        stopUnless(newCount <= count, "GrowableBuffer: truncate to \(newCount) of \(count)")
        count = newCount
    }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: storage, count: count)
        storage.deallocate()
        storage = larger
        capacity = newCapacity
    }
}
