package import Foundation

/// A key that goes down, repeats or comes up.
package struct HostKeyEvent {
    package var isPress: Bool
    /// A press without a release before it: the key is being held.
    package var isRepeat: Bool
    /// GDK's key value (`GDK_KEY_Tab` and so on), which is X11's keysym.
    package var keyValue: UInt32
    /// What the key types, with Shift and Caps Lock but as if Control and Alt were up; "\r" for Return
    /// and Enter, "\t" for Tab, `""` for keys that type nothing.
    package var characters: String
    package var modifiers: HostModifiers
    /// Seconds, on the frame clock's scale.
    package var time: TimeInterval

    package init(
        isPress: Bool, isRepeat: Bool, keyValue: UInt32, characters: String,
        modifiers: HostModifiers, time: TimeInterval
    ) {
        self.isPress = isPress
        self.isRepeat = isRepeat
        self.keyValue = keyValue
        self.characters = characters
        self.modifiers = modifiers
        self.time = time
    }
}
