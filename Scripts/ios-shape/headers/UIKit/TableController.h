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

NS_ASSUME_NONNULL_END
