import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point, cut off straight.
    case butt = 0
    case round = 1
    /// Half of the line's width beyond the end point, cut off straight.
    case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner, as long as the miter limit allows it; then as `bevel`.
    case miter = 0
    case round = 1
    /// With the corner cut off.
    case bevel = 2
}

/// How the inside of a path that crosses itself is told from its outside.
public enum CGPathFillRule: Int, Sendable {
    /// What lines go around is inside, unless as many go one way as the other.
    case winding = 0
    /// What an odd number of lines goes around is inside.
    case evenOdd = 1
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// How what is drawn is put together with what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    case clear = 16
    case copy = 17
    case sourceIn = 18
    case sourceOut = 19
    case sourceAtop = 20
    case destinationOver = 21
    case destinationIn = 22
    case destinationOut = 23
    case destinationAtop = 24
    case xor = 25
    case plusLighter = 27
}

/// How a picture is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// Each pixel becomes a square.
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
