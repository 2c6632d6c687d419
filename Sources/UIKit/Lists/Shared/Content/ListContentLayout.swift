import Foundation

/// Where a picture and two texts go in a row, and how high the row gets by them.
@MainActor struct ListContentLayout {
    /// Between the edges and what is shown, in points.
    var margins = UIEdgeInsets.zero
    var image: CGSize?
    /// The room for the picture from side to side, in points, if it is more than the picture takes.
    var reservedImageWidth: CGFloat = 0
    var text: UILabel?
    var secondaryText: UILabel?
    var prefersSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 6
    var verticalPadding: CGFloat = 3
    var isRightToLeft = false

    struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
        /// From the leading edge to where the texts begin, in points.
        var textStart: CGFloat = 0
        /// That all of it takes, in points.
        var height: CGFloat = 0
    }

    /// - Parameter height: What there is; content stands in the middle of it. Nil for what it takes.
    func places(width: CGFloat, height: CGFloat? = nil) -> Places {
        var places = Places()
        let start = isRightToLeft ? margins.right : margins.left
        let end = isRightToLeft ? margins.left : margins.right
        let imageWidth = image.map { max(reservedImageWidth, $0.width) } ?? 0
        let textStart = start + (image == nil ? 0 : imageWidth + imagePadding)
        let room = max(0, width - textStart - end)
        let texts = arrange(in: room)
        let content = max(image?.height ?? 0, texts.height)
        places.height = content + margins.top + margins.bottom
        places.textStart = textStart
        let whole = height ?? places.height
        let middle = margins.top + (whole - margins.top - margins.bottom) / 2
        if let image {
            places.image = CGRect(
                x: start + (imageWidth - image.width) / 2, y: middle - image.height / 2,
                width: image.width, height: image.height)
        }
        let origin = CGPoint(x: textStart, y: middle - texts.height / 2)
        places.text = texts.text.offsetBy(dx: origin.x, dy: origin.y)
        places.secondaryText = texts.secondaryText.offsetBy(dx: origin.x, dy: origin.y)
        if isRightToLeft { mirror(&places, width) }
        return places
    }

    private func mirror(_ places: inout Places, _ width: CGFloat) {
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        places.image = mirrored(places.image)
        places.text = mirrored(places.text)
        places.secondaryText = mirrored(places.secondaryText)
    }

    private typealias Texts = (text: CGRect, secondaryText: CGRect, height: CGFloat)

    private func arrange(in room: CGFloat) -> Texts {
        if prefersSideBySide, let beside = besideEachOther(in: room) { return beside }
        let first = size(text, room)
        let second = size(secondaryText, room)
        let gap = first.height > 0 && second.height > 0 ? verticalPadding : 0
        return (
            CGRect(x: 0, y: 0, width: room, height: first.height),
            CGRect(x: 0, y: first.height + gap, width: room, height: second.height),
            first.height + gap + second.height
        )
    }

    /// Nil where the two don't fit into one line.
    private func besideEachOther(in room: CGFloat) -> Texts? {
        let endless = CGFloat.greatestFiniteMagnitude
        let first = size(text, endless)
        let second = size(secondaryText, endless)
        guard first.width > 0, second.width > 0 else { return nil }
        guard first.width + horizontalPadding + second.width <= room else { return nil }
        let height = max(first.height, second.height)
        return (
            CGRect(
                x: 0, y: (height - first.height) / 2,
                width: room - second.width - horizontalPadding, height: first.height),
            CGRect(
                x: room - second.width, y: (height - second.height) / 2, width: second.width,
                height: second.height),
            height
        )
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, !label.isHidden else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}
