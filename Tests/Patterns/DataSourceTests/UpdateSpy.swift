import DataSource

/// A list that notes what it is told, in order, and hands it on to a table if it has one.
@MainActor final class UpdateSpy: RowChanging {
  private(set) var updates: [ListUpdate] = []
  private let next: (any RowChanging)?
  /// Runs in the middle of a change, after the data changed.
  var duringChange: (@MainActor () -> Void)?

  init(forwardingTo next: (any RowChanging)? = nil) { self.next = next }

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    if let next { next.changeRows(by: update, updatingData: updatingData) } else { updatingData() }
    duringChange?()
  }
}
