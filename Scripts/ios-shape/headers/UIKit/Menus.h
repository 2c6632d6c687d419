#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);
typedef void (^UIActionHandler)(__kindof UIAction *action) NS_SWIFT_UI_ACTOR;

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1,
    UIMenuElementAttributesDestructive = 2,
    UIMenuElementAttributesHidden = 4,
} NS_SWIFT_NAME(UIMenuElement.Attributes);
typedef NS_ENUM(NSInteger, UIMenuElementState) {
    UIMenuElementStateOff,
    UIMenuElementStateOn,
    UIMenuElementStateMixed,
} NS_SWIFT_NAME(UIMenuElement.State);
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
    UIMenuOptionsDisplayInline = 1,
    UIMenuOptionsDestructive = 2,
    UIMenuOptionsSingleSelection = 32,
} NS_SWIFT_NAME(UIMenu.Options);

NS_SWIFT_UI_ACTOR @interface UIMenuElement : NSObject
@property (readonly) NSString *title;
@property (nullable, copy) NSString *subtitle;
@property (nullable, readonly) UIImage *image;
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR @interface UIMenu : UIMenuElement
@property (readonly) UIMenuIdentifier identifier;
@property (readonly) UIMenuOptions options;
@property (readonly) NSArray<UIMenuElement *> *children;
@end
NS_SWIFT_UI_ACTOR @interface UIDeferredMenuElement : UIMenuElement
+ (instancetype)elementWithProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider;
+ (instancetype)elementWithUncachedProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider
    NS_SWIFT_NAME(uncached(_:));
@end
NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (copy) NSString *title;
@property (nullable, copy) UIImage *image;
@property (nullable, copy) NSString *discoverabilityTitle;
@property (readonly) UIActionIdentifier identifier;
@property UIMenuElementAttributes attributes;
@property UIMenuElementState state;
@property (nullable, readonly) id sender;
@end

NS_ASSUME_NONNULL_END
