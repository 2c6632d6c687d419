class BaseController<View>: UIKit.UITableViewController {}
