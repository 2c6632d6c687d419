#pragma once
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UISwitch : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, strong) UIColor *onTintColor;
@property (nullable, strong) UIColor *thumbTintColor;
@property (getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR @interface UISlider : UIControl
@property float value;
@property float minimumValue;
@property float maximumValue;
@property (nullable, strong) UIImage *minimumValueImage;
@property (nullable, strong) UIImage *maximumValueImage;
@property (getter=isContinuous) BOOL continuous;
@property (nullable, strong) UIColor *minimumTrackTintColor;
@property (nullable, strong) UIColor *maximumTrackTintColor;
@property (nullable, strong) UIColor *thumbTintColor;
- (void)setValue:(float)value animated:(BOOL)animated;
- (void)setThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMinimumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMaximumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
@end

NS_SWIFT_UI_ACTOR @interface UIStepper : UIControl
@property (getter=isContinuous) BOOL continuous;
@property BOOL autorepeat;
@property BOOL wraps;
@property double value;
@property double minimumValue;
@property double maximumValue;
@property double stepValue;
@end

NS_SWIFT_UI_ACTOR @interface UISegmentedControl : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(nullable NSArray *)items NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (getter=isMomentary) BOOL momentary;
@property (readonly) NSUInteger numberOfSegments;
@property BOOL apportionsSegmentWidthsByContent;
@property NSInteger selectedSegmentIndex;
@property (nullable, strong) UIColor *selectedSegmentTintColor;
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated;
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state;
@end

typedef NS_ENUM(NSInteger, UIPageControlBackgroundStyle) {
    UIPageControlBackgroundStyleAutomatic,
    UIPageControlBackgroundStyleProminent,
    UIPageControlBackgroundStyleMinimal,
} NS_SWIFT_NAME(UIPageControl.BackgroundStyle);

NS_SWIFT_UI_ACTOR @interface UIPageControl : UIControl
@property NSInteger numberOfPages;
@property NSInteger currentPage;
@property BOOL hidesForSinglePage;
@property (nullable, strong) UIColor *pageIndicatorTintColor;
@property (nullable, strong) UIColor *currentPageIndicatorTintColor;
@property UIPageControlBackgroundStyle backgroundStyle;
@property BOOL allowsContinuousInteraction;
@property (nullable, strong) UIImage *preferredIndicatorImage;
@end

typedef NS_ENUM(NSInteger, UIProgressViewStyle) {
    UIProgressViewStyleDefault,
    UIProgressViewStyleBar,
} NS_SWIFT_NAME(UIProgressView.Style);

NS_SWIFT_UI_ACTOR @interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property UIProgressViewStyle progressViewStyle;
@property float progress;
@property (nullable, strong) UIColor *progressTintColor;
@property (nullable, strong) UIColor *trackTintColor;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
    UIActivityIndicatorViewStyleMedium = 100,
    UIActivityIndicatorViewStyleLarge = 101,
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);

NS_SWIFT_UI_ACTOR @interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(style:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property BOOL hidesWhenStopped;
@property (null_resettable, strong) UIColor *color;
- (void)startAnimating;
- (void)stopAnimating;
@property (readonly, getter=isAnimating) BOOL animating;
@end

@class UIPickerView;

NS_SWIFT_UI_ACTOR @protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR @protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (nullable NSString *)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (nullable NSAttributedString *)pickerView:(UIPickerView *)pickerView
                      attributedTitleForRow:(NSInteger)row
                               forComponent:(NSInteger)component;
- (UIView *)pickerView:(UIPickerView *)pickerView
            viewForRow:(NSInteger)row
          forComponent:(NSInteger)component
           reusingView:(nullable UIView *)view;
- (void)pickerView:(UIPickerView *)pickerView
      didSelectRow:(NSInteger)row
       inComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR @interface UIPickerView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, weak) id<UIPickerViewDelegate> delegate;
- (void)reloadAllComponents;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

typedef NS_ENUM(NSInteger, UIDatePickerMode) {
    UIDatePickerModeTime,
    UIDatePickerModeDate,
    UIDatePickerModeDateAndTime,
    UIDatePickerModeCountDownTimer,
} NS_SWIFT_NAME(UIDatePicker.Mode);
typedef NS_ENUM(NSInteger, UIDatePickerStyle) {
    UIDatePickerStyleAutomatic,
    UIDatePickerStyleWheels,
    UIDatePickerStyleCompact,
    UIDatePickerStyleInline,
};

NS_SWIFT_UI_ACTOR @interface UIDatePicker : UIControl
@property UIDatePickerMode datePickerMode;
@property NSTimeInterval countDownDuration;
@property (strong) NSDate *date;
@property (nullable, strong) NSDate *minimumDate;
@property (nullable, strong) NSDate *maximumDate;
@property NSInteger minuteInterval;
@property UIDatePickerStyle preferredDatePickerStyle;
@property (readonly) UIDatePickerStyle datePickerStyle;
@end

NS_SWIFT_UI_ACTOR @interface UIColorWell : UIControl
@property (nullable, copy) NSString *title;
@property BOOL supportsAlpha;
@property (nullable, strong) UIColor *selectedColor;
@end

NS_ASSUME_NONNULL_END
