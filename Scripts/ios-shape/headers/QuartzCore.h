#pragma once
#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM;
typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM;
typedef NSString *CAShapeLayerFillRule NS_TYPED_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous
    NS_SWIFT_NAME(CALayerCornerCurve.continuous);
extern CAGradientLayerType const kCAGradientLayerAxial NS_SWIFT_NAME(CAGradientLayerType.axial);
extern CAGradientLayerType const kCAGradientLayerRadial NS_SWIFT_NAME(CAGradientLayerType.radial);
extern CAGradientLayerType const kCAGradientLayerConic NS_SWIFT_NAME(CAGradientLayerType.conic);

typedef NS_OPTIONS(NSUInteger, CACornerMask) {
    kCALayerMinXMinYCorner NS_SWIFT_NAME(layerMinXMinYCorner) = 1,
    kCALayerMaxXMinYCorner NS_SWIFT_NAME(layerMaxXMinYCorner) = 2,
    kCALayerMinXMaxYCorner NS_SWIFT_NAME(layerMinXMaxYCorner) = 4,
    kCALayerMaxXMaxYCorner NS_SWIFT_NAME(layerMaxXMaxYCorner) = 8,
};

@interface CALayer : NSObject
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
@property (nullable, strong) CALayer *mask;
@property BOOL masksToBounds;
@property float opacity;
@property (getter=isOpaque) BOOL opaque;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
@property CGFloat contentsScale;
@property (nullable, strong) id contents;
@property (nullable, copy) NSString *name;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index NS_SWIFT_NAME(insertSublayer(_:at:));
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
@end

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@end

NS_ASSUME_NONNULL_END
