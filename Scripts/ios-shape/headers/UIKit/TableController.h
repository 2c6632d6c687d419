#pragma once
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UITableViewController : UIViewController <UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, strong) UITableView *tableView NS_SWIFT_NAME(tableView);
@property BOOL clearsSelectionOnViewWillAppear;
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewController
    : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, strong) UICollectionView *collectionView NS_SWIFT_NAME(collectionView);
@property (readonly) UICollectionViewLayout *collectionViewLayout;
@end

NS_ASSUME_NONNULL_END
