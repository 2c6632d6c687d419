import Foundation

/// A typeface without its size.
struct FontFace: Hashable, Sendable {
    var family: String
    /// From 100 to 900.
    var weight: Int
    var isItalic = false
    var hasMonospacedDigits = false

    static func system(weight: UIFont.Weight, size: CGFloat) -> FontFace {
        FontFace(family: systemFamily(at: size), weight: weight.numeric)
    }

    static func monospaced(weight: UIFont.Weight) -> FontFace {
        FontFace(family: InstalledFonts.monospacedFamily, weight: weight.numeric)
    }

    /// - Parameter name: A family's name ("Inter"), or a face's as iOS writes it ("Inter-Bold").
    init?(named name: String) {
        if let family = InstalledFonts.family(named: name) {
            self.init(family: family, weight: 400)
            return
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let family = InstalledFonts.family(named: String(parts[0])) else {
            return nil
        }
        let style = parts[1].lowercased()
        let names: [(String, Int)] = [
            ("thin", 100), ("extralight", 200), ("ultralight", 200), ("light", 300),
            ("regular", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
            ("extrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
        ]
        let isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
        let weight = names.first { style.hasPrefix($0.0) }?.1
        guard weight != nil || isItalic else { return nil }
        self.init(family: family, weight: weight ?? 400, isItalic: isItalic)
    }

    init(
        family: String, weight: Int, isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The system font has two cuts; any other typeface is the same at all sizes.
    func atSize(_ size: CGFloat) -> FontFace {
        guard InstalledFonts.systemFamilies.contains(family) else { return self }
        var face = self
        // The display cut has no digits of one width.
        face.family = hasMonospacedDigits ? InstalledFonts.textFamily : Self.systemFamily(at: size)
        return face
    }

    private static func systemFamily(at size: CGFloat) -> String {
        size >= 20 ? InstalledFonts.displayFamily : InstalledFonts.textFamily
    }

    var name: String {
        let weights = [
            100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
            600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
        ]
        return "\(family.filter { $0 != " " })-\(weights[weight] ?? "Regular")"
            + (isItalic ? "Italic" : "")
    }

    var metrics: FontMetrics { FontMetrics.metrics(of: self) }
}
