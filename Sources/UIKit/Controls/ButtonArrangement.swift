import Foundation

/// Where a button's picture, title and subtitle stand; knows sizes only.
struct ButtonArrangement {
    /// `nil` for parts that are not there; sizes in points.
    var image: CGSize?
    var title: CGSize?
    var subtitle: CGSize?
    var placement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    var alignment: UIControl.ContentHorizontalAlignment
    var verticalAlignment: UIControl.ContentVerticalAlignment
    var runsLeft: Bool

    private var isVertical: Bool { placement == .top || placement == .bottom }

    private var imageComesFirst: Bool { placement == .top || placement == .leading }

    /// What a title has of a width, in points.
    func textWidth(in width: CGFloat) -> CGFloat {
        guard let image, !isVertical else { return width }
        return width - image.width - imagePadding
    }

    /// The padding matters only between two parts.
    private var gap: CGFloat { image != nil && (title ?? subtitle) != nil ? imagePadding : 0 }

    private var textSize: CGSize {
        let title = title ?? .zero
        let subtitle = subtitle ?? .zero
        let padding = self.title != nil && self.subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + padding + subtitle.height)
    }

    var size: CGSize {
        let image = image ?? .zero
        let text = textSize
        return isVertical
            ? CGSize(
                width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(
                width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// Frames in the coordinates of `area`; the text gives way when there is not enough room.
    func places(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let imageSize = image ?? .zero
        var text = textSize
        let room = isVertical ? area.width : area.width - imageSize.width - gap
        text.width = max(0, min(text.width, room))
        let total =
            isVertical ? max(imageSize.width, text.width) : imageSize.width + gap + text.width
        let start = area.minX + (area.width - total) * horizontalShare
        func top(of height: CGFloat) -> CGFloat {
            area.minY + (area.height - height) * verticalShare
        }
        var imageOrigin = CGPoint(x: start, y: top(of: imageSize.height))
        var textOrigin = CGPoint(x: start, y: top(of: text.height))
        if isVertical {
            let top = top(of: imageSize.height + gap + text.height)
            imageOrigin = CGPoint(
                x: start + (total - imageSize.width) / 2,
                y: imageComesFirst ? top : top + text.height + gap)
            textOrigin = CGPoint(
                x: start + (total - text.width) / 2,
                y: imageComesFirst ? top + imageSize.height + gap : top)
        } else if imageComesFirst != runsLeft {
            textOrigin.x += imageSize.width + gap
        } else {
            imageOrigin.x += text.width + gap
        }
        return (
            CGRect(origin: imageOrigin, size: imageSize),
            titlePlace(in: CGRect(origin: textOrigin, size: text)),
            subtitlePlace(in: CGRect(origin: textOrigin, size: text))
        )
    }

    private var horizontalShare: CGFloat {
        switch alignment {
        case .left: 0
        case .right: 1
        case .leading: runsLeft ? 1 : 0
        case .trailing: runsLeft ? 0 : 1
        case .center, .fill: 0.5
        }
    }

    private var verticalShare: CGFloat {
        switch verticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    private func titlePlace(in text: CGRect) -> CGRect {
        guard let title else { return CGRect(origin: text.origin, size: .zero) }
        let width = min(title.width, text.width)
        return CGRect(
            x: text.minX + (text.width - width) * horizontalShare, y: text.minY, width: width,
            height: title.height)
    }

    private func subtitlePlace(in text: CGRect) -> CGRect {
        guard let subtitle else { return CGRect(origin: text.origin, size: .zero) }
        let width = min(subtitle.width, text.width)
        return CGRect(
            x: text.minX + (text.width - width) * horizontalShare,
            y: text.maxY - subtitle.height, width: width, height: subtitle.height)
    }
}
