public import Foundation

/// What a person has asked of all apps for the sake of being able to use them.
public enum UIAccessibility {
    /// Whether things should appear and not move: the desktop's animations are switched off.
    @MainActor public static var isReduceMotionEnabled: Bool { Platform.current.reducesMotion }

    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
