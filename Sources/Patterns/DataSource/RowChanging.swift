/// A list on screen that takes row changes: what a data source needs of a table, and no more.
///
/// `UITableView` meets it in `UIKit/`; a test meets it with a spy of five lines.
@MainActor
public protocol RowChanging: AnyObject {
  /// Shows `update`, calling `updatingData` exactly once, before it returns.
  ///
  /// The data changes *inside* the call because a table counts its rows when a batch begins and
  /// again when it ends: data changed before the batch would be taken for the old content, and
  /// the second count would not match. After the batch the reconfigured rows are filled anew. A
  /// list that is not on screen changes the data and loads itself again.
  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void)
}
