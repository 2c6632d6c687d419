import Foundation

/// How a layer's new picture takes the place of the old one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture comes in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture goes and shows the new one under it.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition's movement begins; on iOS the top is the lower edge.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a layer's picture as it was last shown to what it shows now.
@MainActor open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// `nil` comes from the left.
    open var subtype: CATransitionSubtype?

    /// Where the transition begins, as a share of the whole.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    final var flip: PictureTransition.Flip?
    final var curl: PictureTransition.Curl?
    /// What the layer showed before.
    private var oldPicture: RenderNode?

    override func duplicate() -> CAAnimation {
        let copy = CATransition()
        copyProperties(to: copy)
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.flip = flip
        copy.curl = curl
        return copy
    }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        oldPicture = layer.lastPicture
    }

    override var animatedProperties: [String] { [Self.key] }

    /// The one name that all transitions of a layer have.
    static let key = "transition"

    /// The old and the new picture as they are to be seen at a moment in the layer's time.
    ///
    /// - Parameter bounds: The layer's.
    func picture(over new: RenderNode?, in bounds: CGRect, at time: TimeInterval) -> RenderNode? {
        guard isSeen(at: time) else { return new }
        let range = CGFloat(endProgress - startProgress)
        let share = CGFloat(startProgress) + progress(at: time) * range
        return PictureTransition(kind: kind, bounds: bounds)
            .picture(from: oldPicture, to: new, share: min(1, max(0, share)))
    }

    private var kind: PictureTransition.Kind {
        if let flip { return .flip(flip) }
        if let curl { return .curl(curl) }
        switch type {
        case .moveIn: return .moveIn(direction)
        case .push: return .push(direction)
        case .reveal: return .reveal(direction)
        default: return .fade
        }
    }

    /// Where the pictures go to, in lengths of the layer. Core Animation's top is where y ends, which
    /// on iOS is below: what comes from the top goes up.
    private var direction: CGVector {
        switch subtype {
        case .fromRight?: CGVector(dx: -1, dy: 0)
        case .fromTop?: CGVector(dx: 0, dy: -1)
        case .fromBottom?: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}
