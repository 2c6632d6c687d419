import Foundation

// What an app hands over as `Any`, and what it reads back.

extension AnimatableValue {
    /// The value in an `Any`; `nil` for a type that nothing animates.
    ///
    /// Swift's own types come first, because Linux's Foundation does not turn them into `NSNumber`
    /// and `NSValue` on the way.
    init?(_ any: Any) {
        switch any {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform:
            self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as NSValue: self.init(boxed: value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [Any]: self.init(list: value)
        default: return nil
        }
    }

    private init?(list: [Any]) {
        let values = list.compactMap { AnimatableValue($0) }
        guard values.count == list.count, let first = values.first else { return nil }
        switch first {
        case .number:
            self = .numbers(
                values.compactMap { if case .number(let number) = $0 { number } else { nil } })
        case .color:
            self = .colors(
                values.compactMap { if case .color(let color?) = $0 { color } else { nil } })
        default: return nil
        }
    }

    /// The value as an app sees it.
    var any: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .colors(let value): value
        case .numbers(let value): value
        case .path(let value): value
        }
    }
}
