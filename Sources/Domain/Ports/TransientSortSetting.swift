/// A sort setting that lasts as long as the object: for runs that should neither depend on the
/// user's settings nor leave a trace in them, such as scripts and tests.
@MainActor
public final class TransientSortSetting: SortSetting {
  /// The choice.
  public var nameOrder: NameOrder

  /// A setting with this choice.
  public init(_ nameOrder: NameOrder = .lastName) {
    self.nameOrder = nameOrder
  }
}
