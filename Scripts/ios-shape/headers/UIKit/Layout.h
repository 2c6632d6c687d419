#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;

typedef NS_ENUM(NSInteger, NSLayoutRelation) {
    NSLayoutRelationLessThanOrEqual = -1,
    NSLayoutRelationEqual = 0,
    NSLayoutRelationGreaterThanOrEqual = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Relation);
typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
    NSLayoutAttributeLeft = 1,
    NSLayoutAttributeRight,
    NSLayoutAttributeTop,
    NSLayoutAttributeBottom,
    NSLayoutAttributeLeading,
    NSLayoutAttributeTrailing,
    NSLayoutAttributeWidth,
    NSLayoutAttributeHeight,
    NSLayoutAttributeCenterX,
    NSLayoutAttributeCenterY,
    NSLayoutAttributeLastBaseline,
    NSLayoutAttributeFirstBaseline,
    NSLayoutAttributeLeftMargin,
    NSLayoutAttributeRightMargin,
    NSLayoutAttributeTopMargin,
    NSLayoutAttributeBottomMargin,
    NSLayoutAttributeLeadingMargin,
    NSLayoutAttributeTrailingMargin,
    NSLayoutAttributeCenterXWithinMargins,
    NSLayoutAttributeCenterYWithinMargins,
    NSLayoutAttributeNotAnAttribute = 0,
} NS_SWIFT_NAME(NSLayoutConstraint.Attribute);
typedef NS_OPTIONS(NSUInteger, NSLayoutFormatOptions) {
    NSLayoutFormatAlignAllLeft = 1 << 1,
    NSLayoutFormatAlignAllRight = 1 << 2,
    NSLayoutFormatAlignAllTop = 1 << 3,
    NSLayoutFormatAlignAllBottom = 1 << 4,
    NSLayoutFormatAlignAllLeading = 1 << 5,
    NSLayoutFormatAlignAllTrailing = 1 << 6,
    NSLayoutFormatAlignAllCenterX = 1 << 9,
    NSLayoutFormatAlignAllCenterY = 1 << 10,
    NSLayoutFormatAlignAllLastBaseline = 1 << 11,
    NSLayoutFormatDirectionLeadingToTrailing = 0,
    NSLayoutFormatDirectionLeftToRight = 1 << 16,
} NS_SWIFT_NAME(NSLayoutConstraint.FormatOptions);
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
    UILayoutConstraintAxisHorizontal,
    UILayoutConstraintAxisVertical,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)
    constraintsWithVisualFormat:(NSString *)format
                        options:(NSLayoutFormatOptions)opts
                        metrics:(nullable NSDictionary<NSString *, id> *)metrics
                          views:(NSDictionary<NSString *, id> *)views;
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c;
@property UILayoutPriority priority;
@property BOOL shouldBeArchived;
@property (nullable, readonly, weak) id firstItem;
@property (nullable, readonly, weak) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
@property (nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(activate(_:));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(deactivate(_:));
@end

NS_SWIFT_UI_ACTOR @interface NSLayoutAnchor<__covariant AnchorType : id> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                                       multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                                       multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
    NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                                  multiplier:(CGFloat)m
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                               multiplier:(CGFloat)m
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
@end

#define ANCHORS \
    @property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor; \
    @property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor; \
    @property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor; \
    @property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor; \
    @property (readonly, strong) NSLayoutYAxisAnchor *topAnchor; \
    @property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor; \
    @property (readonly, strong) NSLayoutDimension *widthAnchor; \
    @property (readonly, strong) NSLayoutDimension *heightAnchor; \
    @property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor; \
    @property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor

NS_SWIFT_UI_ACTOR @interface UILayoutGuide : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (readonly) CGRect layoutFrame;
@property (nullable, weak) UIView *owningView;
@property (copy) NSString *identifier;
ANCHORS;
@end


NS_SWIFT_UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end
NS_SWIFT_UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property BOOL followsUndockedKeyboard;
@end

NS_ASSUME_NONNULL_END
