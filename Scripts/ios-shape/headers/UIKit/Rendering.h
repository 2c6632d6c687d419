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

NS_ASSUME_NONNULL_END
