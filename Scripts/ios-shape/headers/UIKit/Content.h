#pragma once
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE @interface UIColor : NSObject <NSSecureCoding, NSCopying>
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor;
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *))dynamicProvider;
+ (nullable UIColor *)colorNamed:(NSString *)name;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha;
- (void)set;
- (void)setFill;
- (void)setStroke;
@property (readonly) CGColorRef CGColor;
#define COLOR(name) @property (class, readonly) UIColor *name##Color
COLOR(black); COLOR(darkGray); COLOR(lightGray); COLOR(white); COLOR(gray); COLOR(red);
COLOR(green); COLOR(blue); COLOR(cyan); COLOR(yellow); COLOR(magenta); COLOR(orange);
COLOR(purple); COLOR(brown); COLOR(clear);
COLOR(label) NS_SWIFT_NAME(label);
COLOR(secondaryLabel) NS_SWIFT_NAME(secondaryLabel);
COLOR(tertiaryLabel) NS_SWIFT_NAME(tertiaryLabel);
COLOR(quaternaryLabel) NS_SWIFT_NAME(quaternaryLabel);
COLOR(link) NS_SWIFT_NAME(link);
COLOR(placeholderText) NS_SWIFT_NAME(placeholderText);
COLOR(separator) NS_SWIFT_NAME(separator);
COLOR(opaqueSeparator) NS_SWIFT_NAME(opaqueSeparator);
COLOR(systemBackground) NS_SWIFT_NAME(systemBackground);
COLOR(secondarySystemBackground) NS_SWIFT_NAME(secondarySystemBackground);
COLOR(tertiarySystemBackground) NS_SWIFT_NAME(tertiarySystemBackground);
COLOR(systemGroupedBackground) NS_SWIFT_NAME(systemGroupedBackground);
COLOR(secondarySystemGroupedBackground) NS_SWIFT_NAME(secondarySystemGroupedBackground);
COLOR(tertiarySystemGroupedBackground) NS_SWIFT_NAME(tertiarySystemGroupedBackground);
COLOR(systemFill) NS_SWIFT_NAME(systemFill);
COLOR(secondarySystemFill) NS_SWIFT_NAME(secondarySystemFill);
COLOR(tertiarySystemFill) NS_SWIFT_NAME(tertiarySystemFill);
COLOR(quaternarySystemFill) NS_SWIFT_NAME(quaternarySystemFill);
COLOR(systemRed) NS_SWIFT_NAME(systemRed);
COLOR(systemGreen) NS_SWIFT_NAME(systemGreen);
COLOR(systemBlue) NS_SWIFT_NAME(systemBlue);
COLOR(systemOrange) NS_SWIFT_NAME(systemOrange);
COLOR(systemYellow) NS_SWIFT_NAME(systemYellow);
COLOR(systemPink) NS_SWIFT_NAME(systemPink);
COLOR(systemPurple) NS_SWIFT_NAME(systemPurple);
COLOR(systemTeal) NS_SWIFT_NAME(systemTeal);
COLOR(systemIndigo) NS_SWIFT_NAME(systemIndigo);
COLOR(systemBrown) NS_SWIFT_NAME(systemBrown);
COLOR(systemMint) NS_SWIFT_NAME(systemMint);
COLOR(systemCyan) NS_SWIFT_NAME(systemCyan);
COLOR(systemGray) NS_SWIFT_NAME(systemGray);
COLOR(systemGray2) NS_SWIFT_NAME(systemGray2);
COLOR(systemGray3) NS_SWIFT_NAME(systemGray3);
COLOR(systemGray4) NS_SWIFT_NAME(systemGray4);
COLOR(systemGray5) NS_SWIFT_NAME(systemGray5);
COLOR(systemGray6) NS_SWIFT_NAME(systemGray6);
COLOR(tint) NS_SWIFT_NAME(tintColor);
#undef COLOR
@end

typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightUltraLight;
extern const UIFontWeight UIFontWeightThin;
extern const UIFontWeight UIFontWeightLight;
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightMedium;
extern const UIFontWeight UIFontWeightSemibold;
extern const UIFontWeight UIFontWeightBold;
extern const UIFontWeight UIFontWeightHeavy;
extern const UIFontWeight UIFontWeightBlack;
typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle;
extern UIFontTextStyle const UIFontTextStyleTitle1;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleTitle3;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCallout;
extern UIFontTextStyle const UIFontTextStyleFootnote;
extern UIFontTextStyle const UIFontTextStyleCaption1;
extern UIFontTextStyle const UIFontTextStyleCaption2;

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@property (readonly) NSString *familyName;
@property (readonly) NSString *fontName;
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat ascender;
@property (readonly) CGFloat descender;
@property (readonly) CGFloat capHeight;
@property (readonly) CGFloat xHeight;
@property (readonly) CGFloat lineHeight;
@property (readonly) CGFloat leading;
@end

@interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics NS_SWIFT_NAME(default);
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_SWIFT_NAME(init(forTextStyle:));
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font
             maximumPointSize:(CGFloat)maximumPointSize
    NS_SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
@end

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
    UIImageRenderingModeAutomatic,
    UIImageRenderingModeAlwaysOriginal,
    UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);
typedef NS_ENUM(NSInteger, UIImageResizingMode) {
    UIImageResizingModeTile,
    UIImageResizingModeStretch,
} NS_SWIFT_NAME(UIImage.ResizingMode);
typedef NS_ENUM(NSInteger, UIImageSymbolScale) {
    UIImageSymbolScaleDefault = -1,
    UIImageSymbolScaleUnspecified = 0,
    UIImageSymbolScaleSmall = 1,
    UIImageSymbolScaleMedium,
    UIImageSymbolScaleLarge,
} NS_SWIFT_NAME(UIImage.SymbolScale);
typedef NS_ENUM(NSInteger, UIImageSymbolWeight) {
    UIImageSymbolWeightUnspecified = 0,
    UIImageSymbolWeightUltraLight = 1,
    UIImageSymbolWeightThin,
    UIImageSymbolWeightLight,
    UIImageSymbolWeightRegular,
    UIImageSymbolWeightMedium,
    UIImageSymbolWeightSemibold,
    UIImageSymbolWeightBold,
    UIImageSymbolWeightHeavy,
    UIImageSymbolWeightBlack,
} NS_SWIFT_NAME(UIImage.SymbolWeight);

NS_SWIFT_NAME(UIImage.Configuration) NS_SWIFT_SENDABLE @interface UIImageConfiguration : NSObject
@end
NS_SWIFT_NAME(UIImage.SymbolConfiguration) NS_SWIFT_SENDABLE
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
                                    weight:(UIImageSymbolWeight)weight
                                     scale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle;
+ (instancetype)configurationWithFont:(UIFont *)font;
@end

NS_SWIFT_SENDABLE @interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
   compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
@property (readonly) CGSize size;
@property (readonly) CGFloat scale;
@property (readonly, nullable) CGImageRef CGImage;
@property (readonly) UIImageRenderingMode renderingMode;
@property (readonly) UIEdgeInsets capInsets;
@property (readonly, getter=isSymbolImage) BOOL symbolImage;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
- (UIImage *)imageWithTintColor:(UIColor *)color;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
- (nullable UIImage *)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration
    NS_SWIFT_NAME(applyingSymbolConfiguration(_:));
- (void)drawInRect:(CGRect)rect;
- (nullable UIImage *)imageByPreparingForDisplay NS_SWIFT_NAME(preparingForDisplay());
- (void)prepareForDisplayWithCompletionHandler:(void (^)(UIImage *_Nullable))completionHandler
    NS_SWIFT_NAME(prepareForDisplay(completionHandler:));
- (nullable UIImage *)imageByPreparingThumbnailOfSize:(CGSize)size
    NS_SWIFT_NAME(preparingThumbnail(of:));
@end

NS_ASSUME_NONNULL_END
