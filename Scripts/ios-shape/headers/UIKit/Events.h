#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIEventType) {
    UIEventTypeTouches,
    UIEventTypeMotion,
    UIEventTypeRemoteControl,
    UIEventTypePresses,
    UIEventTypeScroll = 10,
    UIEventTypeHover = 11,
    UIEventTypeTransform = 14,
} NS_SWIFT_NAME(UIEvent.EventType);
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
    UIKeyModifierAlphaShift = 1 << 16,
    UIKeyModifierShift = 1 << 17,
    UIKeyModifierControl = 1 << 18,
    UIKeyModifierAlternate = 1 << 19,
    UIKeyModifierCommand = 1 << 20,
    UIKeyModifierNumericPad = 1 << 21,
};
typedef NS_ENUM(NSInteger, UITouchPhase) {
    UITouchPhaseBegan,
    UITouchPhaseMoved,
    UITouchPhaseStationary,
    UITouchPhaseEnded,
    UITouchPhaseCancelled,
    UITouchPhaseRegionEntered,
    UITouchPhaseRegionMoved,
    UITouchPhaseRegionExited,
} NS_SWIFT_NAME(UITouch.Phase);
typedef NS_ENUM(NSInteger, UITouchType) {
    UITouchTypeDirect,
    UITouchTypeIndirect,
    UITouchTypePencil,
    UITouchTypeIndirectPointer,
} NS_SWIFT_NAME(UITouch.TouchType);

NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@property (readonly) UIEventType type;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (nullable, readonly) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window;
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view;
@end

NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UITouchPhase phase;
@property (readonly) NSUInteger tapCount;
@property (readonly) UITouchType type;
@property (nullable, readonly, strong) UIWindow *window;
@property (nullable, readonly, strong) UIView *view;
@property (nullable, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

typedef NS_ENUM(NSInteger, UIKeyboardHIDUsage) {
    UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
    UIKeyboardHIDUsageKeyboardEscape = 0x29,
    UIKeyboardHIDUsageKeyboardHome = 0x4A,
    UIKeyboardHIDUsageKeyboardEnd = 0x4D,
    UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
    UIKeyboardHIDUsageKeyboardLeftArrow = 0x50,
};

NS_SWIFT_UI_ACTOR @interface UIKey : NSObject
@property (readonly) UIKeyboardHIDUsage keyCode;
@property (readonly) NSString *characters;
@property (readonly) NSString *charactersIgnoringModifiers;
@property (readonly) UIKeyModifierFlags modifierFlags;
@end

NS_SWIFT_UI_ACTOR @interface UIPress : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (nullable, readonly, strong) UIWindow *window;
@property (nullable, readonly, strong) UIResponder *responder;
@property (nullable, readonly) UIKey *key;
@end

NS_SWIFT_UI_ACTOR @interface UIPressesEvent : UIEvent
@property (readonly) NSSet<UIPress *> *allPresses;
@end

NS_SWIFT_UI_ACTOR @protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)select:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
- (void)delete:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject <UIResponderStandardEditActions>
@property (nullable, readonly) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender;
@property (nullable, readonly) NSUndoManager *undoManager;
@property (nullable, readonly, strong) UIView *inputView;
@property (nullable, readonly, strong) UIView *inputAccessoryView;
- (void)reloadInputViews;
@end

NS_ASSUME_NONNULL_END
