import Foundation

/// What an alert says, and what can be answered.
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
}

/// The measures of alerts and action sheets, those of Apple's design resources for iOS 17; in points,
/// at the usual text size.
struct AlertMetrics {
    /// What an alert looks like.
    enum Shape { case alert, sheet, popover }

    let shape: Shape
    /// How much larger text is than usual.
    let textScale: CGFloat

    var width: CGFloat {
        switch shape {
        case .alert: 270 * min(1.6, max(1, textScale))
        case .sheet: 374
        case .popover: 304 * min(1.6, max(1, textScale))
        }
    }

    var cornerRadius: CGFloat { shape == .popover ? 0 : 14 }
    var buttonHeight: CGFloat { shape == .alert ? 44 : 57 }
    var margin: CGFloat { 16 }
    var topPadding: CGFloat { shape == .alert ? 19 : 14 }
    var bottomPadding: CGFloat { shape == .alert ? 19 : 15 }
    /// Between title and message.
    var gap: CGFloat { shape == .alert ? 3 : 9 }
    /// Between an action sheet and the button that cancels it.
    static let cancelGap: CGFloat = 8

    /// Between the texts and the fields.
    var fieldGap: CGFloat { 16 }

    var titleStyle: UIFont.TextStyle { shape == .alert ? .headline : .footnote }
    var messageStyle: UIFont.TextStyle { .footnote }
    var buttonStyle: UIFont.TextStyle { shape == .alert ? .body : .title3 }

    var titleColor: UIColor { shape == .alert ? .label : .secondaryLabel }
    var messageColor: UIColor { shape == .alert ? .label : .secondaryLabel }

    /// The colour of the material that alerts are made of, over the dimmed screen.
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.147, alpha: 0.98) : UIColor(white: 0.955, alpha: 0.98)
    }
}
