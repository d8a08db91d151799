/// Something from which a person picks one item: an address book, a form that yields its result
/// (A11).
///
/// - Isolation: main actor; the duties are those of `Confirming`.
@MainActor
public protocol Picking<Item> {
  /// What is picked.
  associatedtype Item

  /// Lets the person pick, and waits. `nil` when nothing was picked, the picker was dismissed by
  /// the system, or could not be shown.
  func pick() async -> Item?
}
