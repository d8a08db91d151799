#if canImport(UIKit)
  import UIKit

  extension UITableView: RowsReloading {}
#endif
