/// A source that changes by itself and says so: the role of `NSFetchedResultsController`, and of
/// the document's data manager (row B4).
@MainActor
public protocol ListManaging<Item>: ListSource {
  /// Who is told of each change, before the data changes.
  ///
  /// Hold it **weakly**. The data source holds its manager; a manager that holds its data source
  /// closes a ring that nothing frees (row B8).
  var delegate: (any RowChanging)? { get set }
}
