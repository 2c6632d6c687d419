import Foundation

/// How views and guides are called in descriptions of constraints.
@MainActor
enum LayoutNames {
    /// `UILabel:0x600000a` and, where there is one, its identifier in quotes.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "(deallocated)" }
        let name = "\(type(of: item)):\(address(of: item))"
        if let guide = item as? UILayoutGuide {
            return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'"
        }
        return name
    }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    }

    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1e5).rounded() / 1e5
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? String(Int(rounded)) : String(rounded)
    }
}

extension NSLayoutConstraint {
    /// As UIKit writes it: spacing and sizes in the visual format, the rest as an equation.
    var descriptionInFull: String {
        let address = LayoutNames.address(of: self)
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        let (text, superview) = visualDescription ?? (equation, nil)
        let names = superview.map { ", names: '|':\(LayoutNames.name(of: $0)) " } ?? ""
        return "<\(type(of: self)):\(address)\(name) \(text)   (\(state)\(names))>"
    }

    private var equation: String {
        let left = describe(first)
        guard second.attribute != .notAnAttribute else {
            return "\(left) \(relation.sign) \(LayoutNames.number(constant))\(prioritySuffix)"
        }
        var right = describe(second)
        if multiplier != 1 { right = "\(LayoutNames.number(multiplier))*\(right)" }
        if constant != 0 {
            right += " \(constant < 0 ? "-" : "+") \(LayoutNames.number(abs(constant)))"
        }
        return "\(left) \(relation.sign) \(right)\(prioritySuffix)"
    }

    private func describe(_ point: AnchorPoint) -> String {
        let text = "\(LayoutNames.name(of: point.item?.object)).\(point.attribute.name)"
        guard let offset = point.offset else { return text }
        let start = "\(LayoutNames.name(of: offset.start.item?.object))"
        return "(\(text) - \(start).\(offset.start.attribute.name))"
    }

    private var prioritySuffix: String {
        priority == .required
            ? "" : "  @\(LayoutNames.number(CGFloat(priority.rawValue)))"
    }

    /// `H:|-(16)-[UILabel:0x1]` for a distance to the superview or a sibling, with that superview.
    private var visualDescription: (String, superview: UIView?)? {
        guard multiplier == 1, first.offset == nil, second.offset == nil,
            let item = first.item?.object, let other = second.item?.object
        else { return nil }
        let starts: [Attribute: String] = [.leading: "H", .left: "H", .top: "V"]
        let ends: [Attribute: String] = [.trailing: "H", .right: "H", .bottom: "V"]
        let (a, b) = (first.attribute, second.attribute)
        let gap = "-(\(spacing(constant)))-"
        if let axis = starts[a], a == b, isSuperview(other, of: item) {
            return ("\(axis):|\(gap)[\(LayoutNames.name(of: item))]", other as? UIView)
        }
        if let axis = starts[a], ends[b] == axis, areSiblings(item, other) {
            let names = (LayoutNames.name(of: other), LayoutNames.name(of: item))
            return ("\(axis):[\(names.0)]\(gap)[\(names.1)]", nil)
        }
        let reversed = "-(\(spacing(-constant, isReversed: true)))-"
        if let axis = ends[a], a == b, isSuperview(other, of: item) {
            return ("\(axis):[\(LayoutNames.name(of: item))]\(reversed)|", other as? UIView)
        }
        if let axis = ends[a], a == b, isSuperview(item, of: other) {
            return ("\(axis):[\(LayoutNames.name(of: other))]\(gap)|", item as? UIView)
        }
        return nil
    }

    private func spacing(_ length: CGFloat, isReversed: Bool = false) -> String {
        let sign =
            switch relation {
            case .equal: ""
            case .lessThanOrEqual: isReversed ? ">=" : "<="
            case .greaterThanOrEqual: isReversed ? "<=" : ">="
            }
        let suffix =
            priority == .required ? "" : "@\(LayoutNames.number(CGFloat(priority.rawValue)))"
        return sign + LayoutNames.number(length) + suffix
    }

    private func isSuperview(_ candidate: AnyObject, of item: AnyObject) -> Bool {
        (item as? UIView)?.superview === candidate && candidate is UIView
    }

    private func areSiblings(_ a: AnyObject, _ b: AnyObject) -> Bool {
        guard let a = a as? UIView, let b = b as? UIView else { return false }
        return a.superview != nil && a.superview === b.superview
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    var linear: LinearRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
