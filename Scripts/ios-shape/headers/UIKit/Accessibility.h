#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef unsigned long long UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
extern const UIAccessibilityTraits UIAccessibilityTraitNone
    NS_SWIFT_NAME(UIAccessibilityTraits.none);
extern const UIAccessibilityTraits UIAccessibilityTraitButton
    NS_SWIFT_NAME(UIAccessibilityTraits.button);
extern const UIAccessibilityTraits UIAccessibilityTraitLink
    NS_SWIFT_NAME(UIAccessibilityTraits.link);
extern const UIAccessibilityTraits UIAccessibilityTraitHeader
    NS_SWIFT_NAME(UIAccessibilityTraits.header);
extern const UIAccessibilityTraits UIAccessibilityTraitImage
    NS_SWIFT_NAME(UIAccessibilityTraits.image);
extern const UIAccessibilityTraits UIAccessibilityTraitSelected
    NS_SWIFT_NAME(UIAccessibilityTraits.selected);
extern const UIAccessibilityTraits UIAccessibilityTraitStaticText
    NS_SWIFT_NAME(UIAccessibilityTraits.staticText);
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled
    NS_SWIFT_NAME(UIAccessibilityTraits.notEnabled);
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable
    NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently
    NS_SWIFT_NAME(UIAccessibilityTraits.updatesFrequently);

@interface NSObject (UIAccessibility)
@property BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property (nullable, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
@end

NS_SWIFT_UI_ACTOR @protocol UIAccessibilityIdentification <NSObject>
@property (nullable, copy) NSString *accessibilityIdentifier;
@end
@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end
@interface UIImage (UIAccessibility) <UIAccessibilityIdentification>
@end

NS_ASSUME_NONNULL_END
