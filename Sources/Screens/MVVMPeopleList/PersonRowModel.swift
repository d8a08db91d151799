public import Domain
public import Presenter

/// The model of a person's row.
///
/// The view model makes the row models when the rows arrive, and a cell shows the model of its row.
/// Each text is formatted when it is read. So a list of 100,000 people formats only the visible
/// rows, and an alert that names a person formats no birthday.
public nonisolated struct PersonRowModel: Identifiable, Sendable {
  private let row: PersonRow
  private let context: PresentationContext

  /// Creates the model of a row whose texts are formatted with `context`.
  public init(_ row: PersonRow, in context: PresentationContext) {
    self.row = row
    self.context = context
  }

  /// The person's identifier.
  public var id: Person.ID { row.id }

  /// The person in the row.
  public var person: Person { row.person }

  /// The sync state of the person.
  public var state: SyncMark { row.mark }

  /// The full name in the locale's order.
  public var name: String { PersonRowPresenter(person, in: context).fullName }

  /// The formatted birthday; empty if unknown.
  public var birthday: String { PersonRowPresenter(person, in: context).birthday }

  /// The symbol of the sync state; empty if the person is synced.
  public var mark: String {
    switch state {
    case .synced: ""
    case .waiting: "↑"
    case .refused: "!"
    }
  }
}

nonisolated extension PersonRowModel: Equatable {
  /// Returns whether both models show the same row. The contexts are not compared, because all rows
  /// of a list share one context.
  public static func == (left: Self, right: Self) -> Bool {
    left.row == right.row
  }
}
