public import Domain
public import Presenter

/// The strings of a person's row.
public nonisolated struct PersonRowModel: Equatable, Sendable {
  /// The full name in the locale's order.
  public let name: String
  /// The formatted birthday; empty if unknown.
  public let birthday: String
  /// The symbol of the sync state; empty if the person is synced.
  public let mark: String

  /// Creates the strings of `person`, formatted with `context`.
  public init(_ person: Person, _ mark: SyncMark = .synced, in context: PresentationContext) {
    let presenter = PersonRowPresenter(person, in: context)
    name = presenter.fullName
    birthday = presenter.birthday
    self.mark =
      switch mark {
      case .synced: ""
      case .waiting: "↑"
      case .refused: "!"
      }
  }
}
