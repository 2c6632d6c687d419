#pragma once
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property CGPoint contentOffset;
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
