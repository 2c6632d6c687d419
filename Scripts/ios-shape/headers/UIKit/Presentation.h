#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController;
NS_SWIFT_UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
    (UIPresentationController *)controller;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:
    (UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject
@property (readonly, strong) UIViewController *presentingViewController;
@property (readonly, strong) UIViewController *presentedViewController;
@property (nullable, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController (Presentation)
@property (nullable, readonly) UIPresentationController *presentationController
    NS_SWIFT_NAME(presentationController);
@end

NS_ASSUME_NONNULL_END
