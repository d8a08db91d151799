import Domain
import Presenter

/// The model of a person's row.
///
/// The presenter makes the row models when the rows arrive, and a cell shows the model of its row.
/// Each text is formatted when it is read. So a list of 100,000 people formats only the visible
/// rows, and an alert that names a person formats no birthday. `PersonRowPresenter` is the kit's
/// formatter, not a presenter of this screen.
nonisolated struct PersonRowModel: Identifiable, Sendable {
  private let row: PersonRow
  private let context: PresentationContext

  /// Creates the model of a row whose texts are formatted with `context`.
  init(_ row: PersonRow, in context: PresentationContext) {
    self.row = row
    self.context = context
  }

  /// The person's identifier.
  var id: Person.ID { row.id }

  /// The person in the row.
  var person: Person { row.person }

  /// The sync state of the person.
  var state: SyncMark { row.mark }

  /// The full name in the locale's order.
  var name: String { PersonRowPresenter(person, in: context).fullName }

  /// The formatted birthday; empty if unknown.
  var birthday: String { PersonRowPresenter(person, in: context).birthday }

  /// The symbol of the sync state; empty if the person is synced.
  var mark: String {
    switch state {
    case .synced: ""
    case .waiting: "↑"
    case .refused: "!"
    }
  }
}

nonisolated extension PersonRowModel: Equatable {
  /// Returns whether both rows show the same. All rows of a list have the same context.
  static func == (left: Self, right: Self) -> Bool {
    left.row == right.row
  }
}
