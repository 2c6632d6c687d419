#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
    UISplitViewControllerStyleUnspecified,
    UISplitViewControllerStyleDoubleColumn,
    UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
    UISplitViewControllerColumnPrimary,
    UISplitViewControllerColumnSupplementary,
    UISplitViewControllerColumnSecondary,
    UISplitViewControllerColumnCompact,
} NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
    UISplitViewControllerDisplayModeAutomatic,
    UISplitViewControllerDisplayModeSecondaryOnly,
    UISplitViewControllerDisplayModeOneBesideSecondary,
    UISplitViewControllerDisplayModeOneOverSecondary,
    UISplitViewControllerDisplayModeTwoBesideSecondary,
    UISplitViewControllerDisplayModeTwoOverSecondary,
    UISplitViewControllerDisplayModeTwoDisplaceSecondary,
} NS_SWIFT_NAME(UISplitViewController.DisplayMode);

@class UISplitViewController;
NS_SWIFT_UI_ACTOR @protocol UISplitViewControllerDelegate
@optional
- (void)splitViewController:(UISplitViewController *)svc
    willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc
           displayModeForExpandingToProposedDisplayMode:
               (UISplitViewControllerDisplayMode)proposedDisplayMode;
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
@end

NS_SWIFT_UI_ACTOR @interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UISplitViewControllerDelegate> delegate;
@property (readonly) UISplitViewControllerStyle style;
@property (copy) NSArray<__kindof UIViewController *> *viewControllers
    NS_SWIFT_NAME(viewControllers);
@property UISplitViewControllerDisplayMode preferredDisplayMode;
@property (readonly) UISplitViewControllerDisplayMode displayMode;
@property (readonly, getter=isCollapsed) BOOL collapsed;
@property CGFloat preferredPrimaryColumnWidth;
@property CGFloat minimumPrimaryColumnWidth;
@property CGFloat maximumPrimaryColumnWidth;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column;
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)hideColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController (UISplitViewController)
@property (nullable, readonly, strong) UISplitViewController *splitViewController
    NS_SWIFT_NAME(splitViewController);
@end

NS_ASSUME_NONNULL_END
