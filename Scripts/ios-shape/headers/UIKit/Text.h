#pragma once
NS_ASSUME_NONNULL_BEGIN

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

typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
    UITextFieldViewModeNever,
    UITextFieldViewModeWhileEditing,
    UITextFieldViewModeUnlessEditing,
    UITextFieldViewModeAlways,
} NS_SWIFT_NAME(UITextField.ViewMode);

NS_SWIFT_UI_ACTOR @interface UITextField : UIControl
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@property (nullable, strong) UIFont *font;
@property (nullable, strong) UIColor *textColor;
@property (nullable, weak) id<UITextFieldDelegate> delegate;
@property UITextFieldViewMode clearButtonMode;
@property (getter=isSecureTextEntry) BOOL secureTextEntry;
@property (readonly, getter=isEditing) BOOL editing;
@end

NS_SWIFT_UI_ACTOR @interface UISearchTextField : UITextField
@end

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
NS_ASSUME_NONNULL_END
