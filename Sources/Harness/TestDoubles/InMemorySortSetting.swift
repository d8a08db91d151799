import Domain

/// A sort setting that lasts as long as the object: for tests, and for runs that should leave no
/// trace in the user's settings.
@MainActor
public final class InMemorySortSetting: SortSetting {
  /// The choice.
  public var nameOrder: NameOrder

  /// A setting with this choice.
  public init(_ nameOrder: NameOrder = .lastName) {
    self.nameOrder = nameOrder
  }
}
