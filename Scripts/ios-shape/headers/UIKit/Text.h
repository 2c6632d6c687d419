#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIKeyboardType) {
    UIKeyboardTypeDefault,
    UIKeyboardTypeASCIICapable,
    UIKeyboardTypeNumbersAndPunctuation,
    UIKeyboardTypeURL,
    UIKeyboardTypeNumberPad,
    UIKeyboardTypePhonePad,
    UIKeyboardTypeNamePhonePad,
    UIKeyboardTypeEmailAddress,
    UIKeyboardTypeDecimalPad,
    UIKeyboardTypeTwitter,
    UIKeyboardTypeWebSearch,
    UIKeyboardTypeASCIICapableNumberPad,
};
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
    UITextAutocapitalizationTypeNone,
    UITextAutocapitalizationTypeWords,
    UITextAutocapitalizationTypeSentences,
    UITextAutocapitalizationTypeAllCharacters,
};
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
    UITextAutocorrectionTypeDefault,
    UITextAutocorrectionTypeNo,
    UITextAutocorrectionTypeYes,
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
    UIReturnKeyDefault,
    UIReturnKeyGo,
    UIReturnKeyGoogle,
    UIReturnKeyJoin,
    UIReturnKeyNext,
    UIReturnKeyRoute,
    UIReturnKeySearch,
    UIReturnKeySend,
    UIReturnKeyYahoo,
    UIReturnKeyDone,
};
typedef NSString *UITextContentType NS_TYPED_ENUM;
extern UITextContentType const UITextContentTypeName;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeURL;

NS_SWIFT_UI_ACTOR @protocol UITextInputTraits <NSObject>
@optional
@property UITextAutocapitalizationType autocapitalizationType;
@property UITextAutocorrectionType autocorrectionType;
@property UIKeyboardType keyboardType;
@property UIReturnKeyType returnKeyType;
@property (getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, copy) UITextContentType textContentType;
@end
NS_SWIFT_UI_ACTOR @protocol UIContentSizeCategoryAdjusting <NSObject>
@property BOOL adjustsFontForContentSizeCategory;
@end

@class UITextField;
NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
    UITextBorderStyleNone,
    UITextBorderStyleLine,
    UITextBorderStyleBezel,
    UITextBorderStyleRoundedRect,
} NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
    UITextFieldViewModeNever,
    UITextFieldViewModeWhileEditing,
    UITextFieldViewModeUnlessEditing,
    UITextFieldViewModeAlways,
} NS_SWIFT_NAME(UITextField.ViewMode);

NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UITextInputTraits, UIContentSizeCategoryAdjusting>
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@property (nullable, strong) UIFont *font;
@property (nullable, strong) UIColor *textColor;
@property (nullable, weak) id<UITextFieldDelegate> delegate;
@property UITextFieldViewMode clearButtonMode;
@property UITextBorderStyle borderStyle;
@property NSTextAlignment textAlignment;
@property (readonly, getter=isEditing) BOOL editing;
@end

NS_SWIFT_UI_ACTOR @interface UISearchTextField : UITextField
@end

typedef NS_ENUM(NSUInteger, UISearchBarStyle) {
    UISearchBarStyleDefault,
    UISearchBarStyleProminent,
    UISearchBarStyleMinimal,
} NS_SWIFT_NAME(UISearchBar.Style);

@class UISearchBar;
NS_SWIFT_UI_ACTOR @protocol UISearchBarDelegate <NSObject>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView
@property UISearchBarStyle searchBarStyle;
@property (nullable, weak) id<UISearchBarDelegate> delegate;
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@property (nullable, copy) NSArray<NSString *> *scopeButtonTitles;
@property NSInteger selectedScopeButtonIndex;
@property BOOL showsScopeBar;
@property BOOL showsCancelButton;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (readonly) UISearchTextField *searchTextField;
@end

@interface NSTextContainer : NSObject
@property CGFloat lineFragmentPadding;
@property NSUInteger maximumNumberOfLines;
@end

@class UITextView;
NS_SWIFT_UI_ACTOR @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <UITextInputTraits, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame
                textContainer:(nullable NSTextContainer *)textContainer NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, copy) NSString *text;
@property (nullable, strong) UIFont *font;
@property (nullable, strong) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property NSRange selectedRange;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (null_resettable, copy) NSAttributedString *attributedText;
@property (readonly) NSTextContainer *textContainer;
@property UIEdgeInsets textContainerInset;
@end

NS_ASSUME_NONNULL_END
