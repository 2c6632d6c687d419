#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen,
    UIModalPresentationPageSheet,
    UIModalPresentationFormSheet,
    UIModalPresentationCurrentContext,
    UIModalPresentationCustom,
    UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext,
    UIModalPresentationPopover,
    UIModalPresentationNone = -1,
    UIModalPresentationAutomatic = -2,
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
    UIModalTransitionStyleCoverVertical,
    UIModalTransitionStyleFlipHorizontal,
    UIModalTransitionStyleCrossDissolve,
};

NS_SWIFT_UI_ACTOR @protocol UIContentContainer <NSObject>
@property (readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, readonly, copy) NSString *nibName;
@property (nullable, readonly, strong) NSBundle *nibBundle;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable, copy) NSString *title;
- (void)didReceiveMemoryWarning;
@property (nullable, readonly, weak) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nullable, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property BOOL definesPresentationContext;
@property (readonly, getter=isBeingPresented) BOOL beingPresented;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    NS_SWIFT_NAME(isMovingToParent);
@property (readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:)) NS_SWIFT_DISABLE_ASYNC;
@property UIModalTransitionStyle modalTransitionStyle;
@property UIModalPresentationStyle modalPresentationStyle;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property CGSize preferredContentSize;
@property UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property UIRectEdge edgesForExtendedLayout;
@property UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewLayoutMarginsDidChange;
- (void)updateViewConstraints;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController (UIContainerViewControllerProtectedMethods)
@property (readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
@end

NS_ASSUME_NONNULL_END
