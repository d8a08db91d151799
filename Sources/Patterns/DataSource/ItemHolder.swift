/// The one place where a screen's items are kept, for all who show or change them (row C2).
///
/// The screen holds it strongly; a `HeldDataSource` looks into it weakly. Nobody has a copy, so
/// nothing can go stale, and nobody needs to remember to hand new items on in the right order.
/// - Isolation: main actor. It holds its items, nothing else.
@MainActor
public final class ItemHolder<Item> {
  /// The items, from top to bottom.
  public var items: [Item]

  /// A holder of `items`.
  public init(_ items: [Item] = []) {
    self.items = items
  }
}
