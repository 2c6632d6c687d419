#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UISearchController;
NS_SWIFT_UI_ACTOR @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(updateSearchResults(for:));
@end

NS_SWIFT_UI_ACTOR @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(didDismissSearchController(_:));
@end

typedef NS_ENUM(NSInteger, UINavigationItemSearchBarPlacement) {
    UINavigationItemSearchBarPlacementAutomatic,
    UINavigationItemSearchBarPlacementInline,
    UINavigationItemSearchBarPlacementStacked,
} NS_SWIFT_NAME(UINavigationItem.SearchBarPlacement);

NS_SWIFT_UI_ACTOR @interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nullable, weak) id<UISearchControllerDelegate> delegate;
@property (getter=isActive) BOOL active;
@property BOOL obscuresBackgroundDuringPresentation;
@property BOOL hidesNavigationBarDuringPresentation;
@property (nullable, readonly, strong) UIViewController *searchResultsController
    NS_SWIFT_NAME(searchResultsController);
@property (readonly, strong) UISearchBar *searchBar;
@property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
@property BOOL automaticallyShowsSearchResultsController;
@property BOOL showsSearchResultsController;
@property BOOL automaticallyShowsCancelButton;
@property BOOL automaticallyShowsScopeBar;
@end

@interface UINavigationItem (Search)
@property (nullable, strong) UISearchController *searchController;
@property BOOL hidesSearchBarWhenScrolling;
@property UINavigationItemSearchBarPlacement preferredSearchBarPlacement;
@property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
@end
NS_ASSUME_NONNULL_END
