#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
    UIAlertActionStyleDefault,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive,
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
    UIAlertControllerStyleActionSheet,
    UIAlertControllerStyleAlert,
} NS_SWIFT_NAME(UIAlertController.Style);

NS_SWIFT_UI_ACTOR @interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable NS_SWIFT_UI_ACTOR)(UIAlertAction *action))handler;
@property (nullable, readonly) NSString *title;
@property (readonly) UIAlertActionStyle style;
@property (getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@property (readonly) NSArray<UIAlertAction *> *actions NS_SWIFT_NAME(actions);
@property (nullable, strong) UIAlertAction *preferredAction NS_SWIFT_NAME(preferredAction);
- (void)addTextFieldWithConfigurationHandler:
    (void (^_Nullable NS_SWIFT_UI_ACTOR)(UITextField *textField))configurationHandler
    NS_SWIFT_NAME(addTextField(configurationHandler:));
@property (nullable, readonly) NSArray<UITextField *> *textFields NS_SWIFT_NAME(textFields);
@property (nullable, copy) NSString *message;
@property (readonly) UIAlertControllerStyle preferredStyle;
@end
NS_ASSUME_NONNULL_END
