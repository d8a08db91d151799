public import Domain

/// A person made fit to show in a row: full name and formatted birthday (row A10).
///
/// A value, since a row shows one state of one person; it is made when the cell is, and may be made
/// on any actor. The model is private.
///
///     let row = PersonRowPresenter(ada, in: context)
///     cell.nameLabel.text = row.fullName             // "Ada Lovelace"
///     cell.detailLabel.text = row.birthday           // "December 10, 1815"
public nonisolated struct PersonRowPresenter: Sendable {
  private let person: Person
  private let context: PresentationContext

  /// The row of `person`, for readers in `context`.
  public init(_ person: Person, in context: PresentationContext) {
    self.person = person
    self.context = context
  }

  /// The full name in the locale's order.
  public var fullName: String {
    FullNameStyle(locale: context.locale).format(
      given: person.firstName, family: person.lastName)
  }

  /// The day of birth, the same in every time zone; empty where it is not known.
  public var birthday: String {
    guard let birthday = person.birthday else { return "" }
    return context.day(year: birthday.year, month: birthday.month, day: birthday.day)
  }
}
