#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
    UIBarButtonItemStylePlain,
    UIBarButtonItemStyleDone = 2,
} NS_SWIFT_NAME(UIBarButtonItem.Style);
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace,
    UIBarButtonSystemItemFixedSpace,
    UIBarButtonSystemItemCompose,
    UIBarButtonSystemItemReply,
    UIBarButtonSystemItemAction,
    UIBarButtonSystemItemOrganize,
    UIBarButtonSystemItemBookmarks,
    UIBarButtonSystemItemSearch,
    UIBarButtonSystemItemRefresh,
    UIBarButtonSystemItemStop,
    UIBarButtonSystemItemCamera,
    UIBarButtonSystemItemTrash,
    UIBarButtonSystemItemPlay,
    UIBarButtonSystemItemPause,
    UIBarButtonSystemItemRewind,
    UIBarButtonSystemItemFastForward,
    UIBarButtonSystemItemUndo,
    UIBarButtonSystemItemRedo,
    UIBarButtonSystemItemClose = 24,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

NS_SWIFT_UI_ACTOR @interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, copy) NSString *title;
@property (nullable, strong) UIImage *image;
@property NSInteger tag;
@end

NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction NS_SWIFT_NAME(init(primaryAction:));
@property UIBarButtonItemStyle style;
@property CGFloat width;
@property (nullable, strong) __kindof UIView *customView;
@property (nullable, strong) UIColor *tintColor;
@property (nullable, copy) UIAction *primaryAction;
@property (nullable, copy) UIMenu *menu;
@property (getter=isSelected) BOOL selected;
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width NS_SWIFT_NAME(fixedSpace(_:));
+ (instancetype)flexibleSpaceItem NS_SWIFT_NAME(flexibleSpace());
@end

typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
    UINavigationItemLargeTitleDisplayModeAutomatic,
    UINavigationItemLargeTitleDisplayModeAlways,
    UINavigationItemLargeTitleDisplayModeNever,
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, copy) NSString *title;
@property (nullable, strong) UIView *titleView;
@property (nullable, copy) NSString *prompt;
@property (nullable, copy) NSString *backButtonTitle;
@property (nullable, strong) UIBarButtonItem *backBarButtonItem;
@property BOOL hidesBackButton;
@property BOOL leftItemsSupplementBackButton;
@property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nullable, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_SWIFT_UI_ACTOR @interface UINavigationBar : UIView
@property BOOL prefersLargeTitles;
@property (getter=isTranslucent) BOOL translucent;
@property (nullable, copy) NSArray<UINavigationItem *> *items;
@property (nullable, readonly, strong) UINavigationItem *topItem;
@property (nullable, readonly, strong) UINavigationItem *backItem;
@end

NS_SWIFT_UI_ACTOR @interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property (nullable, strong) UIImage *selectedImage;
@property (nullable, copy) NSString *badgeValue;
@end

NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated
    NS_SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popViewController(animated:)) __attribute__((swift_attr("@discardableResult")));
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                              animated:(BOOL)animated
    NS_SWIFT_NAME(popToViewController(_:animated:)) __attribute__((swift_attr("@discardableResult")));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popToRootViewController(animated:)) __attribute__((swift_attr("@discardableResult")));
@property (nullable, readonly, strong) UIViewController *topViewController NS_SWIFT_NAME(topViewController);
@property (nullable, readonly, strong) UIViewController *visibleViewController NS_SWIFT_NAME(visibleViewController);
@property (copy) NSArray<__kindof UIViewController *> *viewControllers NS_SWIFT_NAME(viewControllers);
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated
    NS_SWIFT_NAME(setViewControllers(_:animated:));
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (readonly) UINavigationBar *navigationBar;
@property (getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable, copy) NSArray<__kindof UIViewController *> *viewControllers NS_SWIFT_NAME(viewControllers);
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated
    NS_SWIFT_NAME(setViewControllers(_:animated:));
@property (nullable, assign) __kindof UIViewController *selectedViewController
    NS_SWIFT_NAME(selectedViewController);
@property NSUInteger selectedIndex;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController (Containers)
@property (readonly, strong) UINavigationItem *navigationItem;
@property BOOL hidesBottomBarWhenPushed;
@property (nullable, readonly, strong) UINavigationController *navigationController
    NS_SWIFT_NAME(navigationController);
@property (null_resettable, strong) UITabBarItem *tabBarItem;
@property (nullable, readonly, strong) UITabBarController *tabBarController
    NS_SWIFT_NAME(tabBarController);
@property (nullable, strong) NSArray<UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems animated:(BOOL)animated;
@property (readonly) UIBarButtonItem *editButtonItem;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender NS_SWIFT_NAME(show(_:sender:));
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender
    NS_SWIFT_NAME(showDetailViewController(_:sender:));
@end

NS_ASSUME_NONNULL_END
