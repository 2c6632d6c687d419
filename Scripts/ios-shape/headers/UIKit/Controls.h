#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchDownRepeat = 1 << 1,
    UIControlEventTouchDragInside = 1 << 2,
    UIControlEventTouchDragOutside = 1 << 3,
    UIControlEventTouchDragEnter = 1 << 4,
    UIControlEventTouchDragExit = 1 << 5,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventTouchUpOutside = 1 << 7,
    UIControlEventTouchCancel = 1 << 8,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventMenuActionTriggered = 1 << 14,
    UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17,
    UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19,
    UIControlEventAllTouchEvents = 0x00000FFF,
    UIControlEventAllEditingEvents = 0x000F0000,
    UIControlEventAllEvents = 0xFFFFFFFF,
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) {
    UIControlContentVerticalAlignmentCenter,
    UIControlContentVerticalAlignmentTop,
    UIControlContentVerticalAlignmentBottom,
    UIControlContentVerticalAlignmentFill,
} NS_SWIFT_NAME(UIControl.ContentVerticalAlignment);
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
    UIControlContentHorizontalAlignmentCenter,
    UIControlContentHorizontalAlignmentLeft,
    UIControlContentHorizontalAlignmentRight,
    UIControlContentHorizontalAlignmentFill,
    UIControlContentHorizontalAlignmentLeading,
    UIControlContentHorizontalAlignmentTrailing,
} NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment);
typedef NS_OPTIONS(NSUInteger, UIControlState) {
    UIControlStateNormal = 0,
    UIControlStateHighlighted = 1,
    UIControlStateDisabled = 2,
    UIControlStateSelected = 4,
    UIControlStateFocused = 8,
} NS_SWIFT_NAME(UIControl.State);
typedef NS_ENUM(NSInteger, UIButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
    UIButtonTypeDetailDisclosure,
    UIButtonTypeInfoLight,
    UIButtonTypeInfoDark,
    UIButtonTypeContactAdd,
    UIButtonTypePlain,
    UIButtonTypeClose,
} NS_SWIFT_NAME(UIButton.ButtonType);

typedef NS_ENUM(NSInteger, UIButtonRole) {
    UIButtonRoleNormal,
    UIButtonRolePrimary,
    UIButtonRoleCancel,
    UIButtonRoleDestructive,
} NS_SWIFT_NAME(UIButton.Role);

NS_SWIFT_UI_ACTOR @interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property BOOL showsMenuAsPrimaryAction;
@property UIControlContentVerticalAlignment contentVerticalAlignment;
@property UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (readonly) UIControlState state;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch
                     withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch
                        withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch
                   withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (void)addTarget:(nullable id)target
           action:(SEL)action
 forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(identifiedBy:for:));
@property (readonly) NSSet *allTargets;
@property (readonly) UIControlEvents allControlEvents;
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target
                                   forControlEvent:(UIControlEvents)controlEvent;
- (void)sendAction:(SEL)action to:(nullable id)target forEvent:(nullable UIEvent *)event;
- (void)sendAction:(UIAction *)action;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

NS_SWIFT_UI_ACTOR @interface UILabel : UIView
@property (nullable, copy) NSString *text;
@property (null_resettable, strong) UIFont *font;
@property (null_resettable, strong) UIColor *textColor;
@property (nullable, strong) UIColor *shadowColor;
@property CGSize shadowOffset;
@property NSTextAlignment textAlignment;
@property NSLineBreakMode lineBreakMode;
@property (nullable, copy) NSAttributedString *attributedText;
@property (nullable, strong) UIColor *highlightedTextColor;
@property (getter=isHighlighted) BOOL highlighted;
@property (getter=isEnabled) BOOL enabled;
@property NSInteger numberOfLines;
@property BOOL adjustsFontSizeToFitWidth;
@property BOOL adjustsFontForContentSizeCategory;
@property CGFloat minimumScaleFactor;
@property CGFloat preferredMaxLayoutWidth;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@end

NS_SWIFT_UI_ACTOR @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, strong) UIImage *image;
@property (nullable, strong) UIImage *highlightedImage;
@property (nullable, strong) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@property (getter=isHighlighted) BOOL highlighted;
@end

NS_SWIFT_UI_ACTOR @interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nullable, readonly, strong) UILabel *titleLabel;
@property (nullable, readonly, strong) UIImageView *imageView;
@property (nullable, readonly, strong) NSString *currentTitle;
@property (nullable, readonly, strong) UIImage *currentImage;
@property (readonly) UIButtonType buttonType;
@property (nullable, copy) UIMenu *menu;
@property BOOL changesSelectionAsPrimaryAction;
@property BOOL automaticallyUpdatesConfiguration;
@property UIButtonRole role;
@property (getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfiguration;
@end

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
    UIStackViewDistributionFill,
    UIStackViewDistributionFillEqually,
    UIStackViewDistributionFillProportionally,
    UIStackViewDistributionEqualSpacing,
    UIStackViewDistributionEqualCentering,
} NS_SWIFT_NAME(UIStackView.Distribution);
typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
    UIStackViewAlignmentFill,
    UIStackViewAlignmentLeading,
    UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
    UIStackViewAlignmentFirstBaseline,
    UIStackViewAlignmentCenter,
    UIStackViewAlignmentTrailing,
    UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
    UIStackViewAlignmentLastBaseline,
} NS_SWIFT_NAME(UIStackView.Alignment);

NS_SWIFT_UI_ACTOR @interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property UIStackViewAlignment alignment;
@property CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview;
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview;
@property (getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end
extern const CGFloat UIStackViewSpacingUseDefault NS_SWIFT_NAME(UIStackView.spacingUseDefault);
extern const CGFloat UIStackViewSpacingUseSystem NS_SWIFT_NAME(UIStackView.spacingUseSystem);

NS_ASSUME_NONNULL_END
