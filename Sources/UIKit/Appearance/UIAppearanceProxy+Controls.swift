public import Foundation

// What Apple's headers mark with UI_APPEARANCE_SELECTOR, class by class.

extension UIAppearanceProxy {
    public var backgroundColor: UIColor? {
        get { value(\UIView.backgroundColor) }
        nonmutating set { set(\UIView.backgroundColor, newValue) }
    }

    /// The colour of what can be worked in the class's objects.
    public var tintColor: UIColor? {
        get { value(\UIView.explicitTintColor) }
        nonmutating set { set(\UIView.explicitTintColor, newValue) }
    }
}

extension UIView {
    /// The tint colour that the view itself was given.
    var explicitTintColor: UIColor? {
        get { attribute(\.tintColor) }
        set { tintColor = newValue }
    }
}

extension UIAppearanceProxy where View: UILabel {
    public var font: UIFont! {
        get { value(\UILabel.font) }
        nonmutating set {
            set(\UILabel.font, newValue, original: .systemFont(ofSize: UIFont.labelFontSize))
        }
    }

    public var textColor: UIColor! {
        get { value(\UILabel.textColor) }
        nonmutating set { set(\UILabel.textColor, newValue, original: .label) }
    }

    public var shadowColor: UIColor? {
        get { value(\UILabel.shadowColor) }
        nonmutating set { set(\UILabel.shadowColor, newValue) }
    }
}

extension UIAppearanceProxy where View: UISwitch {
    public var onTintColor: UIColor? {
        get { value(\UISwitch.onTintColor) }
        nonmutating set { set(\UISwitch.onTintColor, newValue) }
    }

    public var thumbTintColor: UIColor? {
        get { value(\UISwitch.thumbTintColor) }
        nonmutating set { set(\UISwitch.thumbTintColor, newValue) }
    }
}

extension UIAppearanceProxy where View: UISlider {
    public var minimumTrackTintColor: UIColor? {
        get { value(\UISlider.minimumTrackTintColor) }
        nonmutating set { set(\UISlider.minimumTrackTintColor, newValue) }
    }

    public var maximumTrackTintColor: UIColor? {
        get { value(\UISlider.maximumTrackTintColor) }
        nonmutating set { set(\UISlider.maximumTrackTintColor, newValue) }
    }

    public var thumbTintColor: UIColor? {
        get { value(\UISlider.thumbTintColor) }
        nonmutating set { set(\UISlider.thumbTintColor, newValue) }
    }
}

extension UIAppearanceProxy where View: UIProgressView {
    public var progressTintColor: UIColor? {
        get { value(\UIProgressView.progressTintColor) }
        nonmutating set { set(\UIProgressView.progressTintColor, newValue) }
    }

    public var trackTintColor: UIColor? {
        get { value(\UIProgressView.trackTintColor) }
        nonmutating set { set(\UIProgressView.trackTintColor, newValue) }
    }
}

extension UIAppearanceProxy where View: UIPageControl {
    public var pageIndicatorTintColor: UIColor? {
        get { value(\UIPageControl.pageIndicatorTintColor) }
        nonmutating set { set(\UIPageControl.pageIndicatorTintColor, newValue) }
    }

    public var currentPageIndicatorTintColor: UIColor? {
        get { value(\UIPageControl.currentPageIndicatorTintColor) }
        nonmutating set { set(\UIPageControl.currentPageIndicatorTintColor, newValue) }
    }
}

extension UIAppearanceProxy where View: UIActivityIndicatorView {
    public var color: UIColor! {
        get { value(\UIActivityIndicatorView.color) }
        nonmutating set { set(\UIActivityIndicatorView.color, newValue, original: .systemGray) }
    }
}

extension UIAppearanceProxy where View: UISegmentedControl {
    public var selectedSegmentTintColor: UIColor? {
        get { value(\UISegmentedControl.selectedSegmentTintColor) }
        nonmutating set { set(\UISegmentedControl.selectedSegmentTintColor, newValue) }
    }

    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        set("segmentTitle \(state.rawValue)", attributes) { (control: UISegmentedControl) in
            control.titleTextAttributes(for: state)
        } write: {
            $0.setTitleTextAttributes(attributes, for: state)
        }
    }
}

extension UIAppearanceProxy where View: UIButton {
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        set("titleColor \(state.rawValue)", color) { (button: UIButton) in
            button.titleColor(for: state)
        } write: {
            $0.setTitleColor(color, for: state)
        }
    }

    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set("titleShadowColor \(state.rawValue)", color) { (button: UIButton) in
            button.titleShadowColor(for: state)
        } write: {
            $0.setTitleShadowColor(color, for: state)
        }
    }

    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set("backgroundImage \(state.rawValue)", image) { (button: UIButton) in
            button.backgroundImage(for: state)
        } write: {
            $0.setBackgroundImage(image, for: state)
        }
    }
}
