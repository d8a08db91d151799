/// A data source without a copy: it answers from a holder that it shares with its screen (row C2).
///
/// - Isolation: main actor. It holds the holder *weakly*: the screen owns the items, and a table
///   that outlives the screen shows an empty list.
@MainActor
public final class HeldDataSource<Item>: ItemSource {
  private weak var holder: ItemHolder<Item>?

  /// A data source that shows what `holder` holds at the time it is asked.
  public init(_ holder: ItemHolder<Item>) {
    self.holder = holder
  }

  /// The holder's items; none once the holder is gone.
  public var items: [Item] { holder?.items ?? [] }
}
