import Foundation

/// The line where the next letter comes, which goes on and off.
final class TextCaret: UIView {
    /// How long it is on, and how long off, in seconds.
    private static let interval: TimeInterval = 0.5
    /// A caret that nobody moves stays on after so many seconds, so that a window at rest is at rest.
    private static let patience: TimeInterval = 10

    private let timer = GestureTimer()
    private var restarted: TimeInterval = 0
    private(set) var isOn = true

    var isShown = false {
        didSet {
            if isHidden == isShown { isHidden = !isShown }
            if isShown != oldValue { restart() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        layer.cornerRadius = TextCanvas.caretWidth / 2
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// It is on now, whatever it was.
    func restart() {
        setOn(true)
        timer.stop()
        guard isShown, window != nil else { return }
        restarted = frameClock.now
        wait()
    }

    private func wait() {
        timer.start(Self.interval, in: self) { [weak self] in self?.blink() }
    }

    private func blink() {
        guard isShown, window != nil else { return }
        let isPatient = frameClock.now - restarted < Self.patience
        setOn(isPatient ? !isOn : true)
        if isPatient { wait() }
    }

    /// Through the layer, since assistive technology has nothing to learn from it.
    private func setOn(_ isOn: Bool) {
        guard self.isOn != isOn else { return }
        self.isOn = isOn
        layer.opacity = isOn ? 1 : 0
    }
}
