import UIKit

/// Stars to rate with: by a tap or a finger that is drawn over them, by the arrow keys or a digit, or by
/// assistive technology, for which it is a value to be adjusted. A tap on the last star that is on turns
/// all off.
final class StarRatingControl: UIControl {
    /// Setting it sends no event.
    var rating = 0 {
        didSet {
            rating = min(max(rating, 0), Self.count)
            show(rating)
        }
    }

    private static let count = 5
    /// Of a star's place, in points.
    private static let side: CGFloat = 40
    private static let height: CGFloat = 44
    private var stars: [UIImageView] = []
    private var ratingBefore = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for _ in 0..<Self.count {
            let star = UIImageView()
            star.contentMode = .center
            star.isAccessibilityElement = false
            stars.append(star)
            addSubview(star)
        }
        show(rating)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func show(_ rating: Int) {
        for (number, star) in stars.enumerated() {
            let isOn = number < rating
            star.image = UIImage(
                systemName: isOn ? "star.fill" : "star",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
            star.tintColor = isOn ? .systemOrange : .tertiaryLabel
        }
    }

    // MARK: - Layout

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(Self.count) * Self.side, height: Self.height)
    }

    private var runsLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (number, star) in stars.enumerated() {
            let place = CGFloat(runsLeft ? Self.count - 1 - number : number)
            star.frame = CGRect(
                x: place * Self.side, y: 0, width: Self.side, height: bounds.height)
        }
    }

    // MARK: - Touches

    private func rating(at touch: UITouch) -> Int {
        let x = touch.location(in: self).x
        let distance = runsLeft ? bounds.width - x : x
        return min(max(Int((distance / Self.side).rounded(.up)), 0), Self.count)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ratingBefore = rating
        let touched = max(1, rating(at: touch))
        rating = touched == rating ? 0 : touched
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // A finger that rests on a star hasn't moved to another.
        if rating != 0 || self.rating(at: touch) != ratingBefore { rating = self.rating(at: touch) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if rating != ratingBefore { sendActions(for: .valueChanged) }
    }

    override func cancelTracking(with event: UIEvent?) {
        rating = ratingBefore
    }

    // MARK: - Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let wanted = presses.lazy.compactMap { $0.key }.compactMap(rating).first
        guard isEnabled, let wanted else { return super.pressesBegan(presses, with: event) }
        change(to: wanted)
    }

    /// The stars that a key stands for; nil for a key with another task.
    private func rating(for key: UIKey) -> Int? {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return nil
        }
        switch key.keyCode {
        case .keyboardRightArrow: return rating + (runsLeft ? -1 : 1)
        case .keyboardLeftArrow: return rating + (runsLeft ? 1 : -1)
        case .keyboardHome: return 0
        case .keyboardEnd: return Self.count
        default:
            guard let digit = Int(key.characters), digit <= Self.count else { return nil }
            return digit
        }
    }

    private func change(to wanted: Int) {
        let before = rating
        rating = wanted
        if rating != before { sendActions(for: .valueChanged) }
    }

    // MARK: - Accessibility

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityValue: String? {
        get { String(rating) }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { change(to: rating + 1) }

    override func accessibilityDecrement() { change(to: rating - 1) }

    override func accessibilityActivate() -> Bool { false }
}
