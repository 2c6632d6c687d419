#pragma once
NS_ASSUME_NONNULL_BEGIN

@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@property (readonly) CGRect bounds;
@end
@interface UIGraphicsRendererContext : NSObject
@property (readonly) CGContextRef CGContext;
@end
@interface UIGraphicsRenderer : NSObject
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property CGFloat scale;
@property BOOL opaque;
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (readonly) UIImage *currentImage;
@end
typedef void (^UIGraphicsImageDrawingActions)(UIGraphicsImageRendererContext *rendererContext)
    NS_SWIFT_NAME(UIGraphicsImageRenderer.DrawingActions);
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format;
- (UIImage *)imageWithActions:(NS_NOESCAPE UIGraphicsImageDrawingActions)actions;
- (NSData *)PNGDataWithActions:(NS_NOESCAPE UIGraphicsImageDrawingActions)actions;
@end

@interface UIBezierPath : NSObject
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)closePath NS_SWIFT_NAME(close());
- (void)fill;
- (void)stroke;
@end

NS_ASSUME_NONNULL_END
