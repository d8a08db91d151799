/// A source that knows the one kind of cell its items are shown in (rows C1 and B3).
@MainActor
public protocol ConfiguredSource<Item>: ListSource {
  /// How each item is shown.
  var cell: CellConfiguration<Item> { get }
}
