public import Foundation

/// A key, with what it types under the modifiers held.
public final class UIKey: NSObject, Sendable {
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let keyCode: UIKeyboardHIDUsage
    public let modifierFlags: UIKeyModifierFlags

    init(
        characters: String, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags
    ) {
        self.characters = characters
        charactersIgnoringModifiers = characters.lowercased()
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
    }
}

/// The keys that change what other keys mean.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key's place on the keyboard, by its number in the USB standard
/// (https://usb.org/sites/default/files/hut1_5.pdf, page 0x07).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// The key that opens a context menu.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)

    /// The key of an X11 keysym; 0 for keys that have no place here.
    init(keyValue: UInt32) {
        let named: [UInt32: UIKeyboardHIDUsage] = [
            0xFF0D: .keyboardReturnOrEnter, 0xFF8D: .keyboardReturnOrEnter,
            0xFF1B: .keyboardEscape, 0xFF08: .keyboardDeleteOrBackspace,
            0xFF09: .keyboardTab, 0xFE20: .keyboardTab, 0x20: .keyboardSpacebar,
            0xFF63: .keyboardInsert, 0xFF9E: .keyboardInsert,
            0xFF50: .keyboardHome, 0xFF55: .keyboardPageUp, 0xFFFF: .keyboardDeleteForward,
            0xFF57: .keyboardEnd, 0xFF56: .keyboardPageDown, 0xFF53: .keyboardRightArrow,
            0xFF95: .keyboardHome, 0xFF96: .keyboardLeftArrow, 0xFF97: .keyboardUpArrow,
            0xFF98: .keyboardRightArrow, 0xFF99: .keyboardDownArrow, 0xFF9A: .keyboardPageUp,
            0xFF9B: .keyboardPageDown, 0xFF9C: .keyboardEnd, 0xFF9F: .keyboardDeleteForward,
            0xFF51: .keyboardLeftArrow, 0xFF54: .keyboardDownArrow, 0xFF52: .keyboardUpArrow,
            0xFF67: .keyboardApplication, 0xFFC7: .keyboardF10,
        ]
        switch keyValue {
        case 0x61...0x7A: self.init(rawValue: Int(keyValue) - 0x61 + 0x04)
        case 0x41...0x5A: self.init(rawValue: Int(keyValue) - 0x41 + 0x04)
        case 0x31...0x39: self.init(rawValue: Int(keyValue) - 0x31 + 0x1E)
        case 0x30: self = .keyboard0
        default: self = named[keyValue] ?? UIKeyboardHIDUsage(rawValue: 0)
        }
    }
}
