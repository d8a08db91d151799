public import DataSource

/// The document's data source (row B3): between the manager and the table, filling any cell that
/// shows a title.
public typealias ShoppingListDataSource = ManagedDataSource<
  ShoppingListDataManager, any TitleShowing
>
