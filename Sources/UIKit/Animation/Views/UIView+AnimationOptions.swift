import Foundation

extension UIView {
    /// How the pace of an animation changes.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// At one speed.
        case linear = 3

        var unitCurve: UnitCurve {
            switch self {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    /// How views are animated.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays the subviews of what changed out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen. Places, sizes, transforms and opacities always do: their
        /// animations add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs for ever, until another animation of the same property or `removeAllAnimations()`.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backwards after each run; alone, there and back once.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside of another animation, takes the duration given and not the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside of another animation, takes the curve given and not the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, animates what changes in the view; else only its picture is.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition between views, hides and shows them in place of taking them in and out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inside of another animation, takes the options given and not the outer one's.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; this is what an animation does without an option.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns the view around its upright axis; its left side comes towards the eye.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view around its upright axis; its right side comes towards the eye.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Rolls the old picture up like a page, from its lower edge. On iOS the page bends at a
        /// slant.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Lets the new picture down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Lets the new picture appear through the old one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view around its level axis.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view around its level axis, the other way.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
        }

        /// The number of the transition; 0 is none.
        var transition: UInt { rawValue >> 20 & 0xF }
    }

    /// How views are animated through key frames.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// From value to value at one speed, each in its key frame's time.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Each value comes at its key frame's end, at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At one speed; the key frames' times do not matter.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve through the values, at one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
