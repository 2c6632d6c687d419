#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UIAction, UIApplication, UIColor, UIControl, UIEvent, UIFont, UIGestureRecognizer, UIImage;
@class UILayoutGuide, UIResponder, UIScene, UIScreen, UITouch, UITraitCollection, UIView;
@class UIViewController, UIWindow, UIWindowScene;

struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct NSDirectionalEdgeInsets { CGFloat top; CGFloat leading; CGFloat bottom; CGFloat trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
struct UIOffset { CGFloat horizontal; CGFloat vertical; };
typedef struct UIOffset UIOffset;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
    UIRectEdgeNone = 0,
    UIRectEdgeTop = 1,
    UIRectEdgeLeft = 2,
    UIRectEdgeBottom = 4,
    UIRectEdgeRight = 8,
    UIRectEdgeAll = 15,
};

typedef NS_OPTIONS(NSUInteger, UIAxis) {
    UIAxisNeither = 0,
    UIAxisHorizontal = 1,
    UIAxisVertical = 2,
    UIAxisBoth = 3,
};

typedef NS_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft,
    NSTextAlignmentCenter,
    NSTextAlignmentRight,
    NSTextAlignmentJustified,
    NSTextAlignmentNatural,
};

typedef NS_ENUM(NSInteger, NSLineBreakMode) {
    NSLineBreakByWordWrapping,
    NSLineBreakByCharWrapping,
    NSLineBreakByClipping,
    NSLineBreakByTruncatingHead,
    NSLineBreakByTruncatingTail,
    NSLineBreakByTruncatingMiddle,
};

NS_ASSUME_NONNULL_END
