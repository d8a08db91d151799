/// A port to the stored sort order of people lists.
@MainActor
public protocol SortSetting: AnyObject {
  /// The stored order; the default is by last name.
  var nameOrder: NameOrder { get set }
}

/// A sort setting in memory, for scripts and tests.
@MainActor
public final class TransientSortSetting: SortSetting {
  /// The order.
  public var nameOrder: NameOrder

  /// Creates a setting with this order.
  public init(_ nameOrder: NameOrder = .lastName) {
    self.nameOrder = nameOrder
  }
}
