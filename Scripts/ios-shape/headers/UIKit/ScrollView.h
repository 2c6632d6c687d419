#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UIScrollView;

typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
    UIScrollViewKeyboardDismissModeNone,
    UIScrollViewKeyboardDismissModeOnDrag,
    UIScrollViewKeyboardDismissModeInteractive,
    UIScrollViewKeyboardDismissModeOnDragWithAccessory,
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory,
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);

NS_SWIFT_UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
@end

NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UIScrollViewDelegate> delegate;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property CGPoint contentOffset;
@property (readonly) UIEdgeInsets adjustedContentInset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property BOOL alwaysBounceVertical;
@property BOOL alwaysBounceHorizontal;
@property BOOL showsVerticalScrollIndicator;
@property BOOL showsHorizontalScrollIndicator;
@property (readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (readonly, strong) UILayoutGuide *frameLayoutGuide;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
