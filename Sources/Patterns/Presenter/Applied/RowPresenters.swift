public import Domain

/// The texts of a person's row: the full name and the formatted birthday.
///
/// The presenter is a value, because a row does not follow later changes of the person. So any
/// actor may create it. The model is private.
///
///     let row = PersonRowPresenter(ada, in: context)
///     cell.nameLabel.text = row.fullName             // "Ada Lovelace"
///     cell.detailLabel.text = row.birthday           // "December 10, 1815"
public nonisolated struct PersonRowPresenter: Sendable {
  private let person: Person
  private let context: PresentationContext

  /// Creates the row of `person`, formatted with `context`.
  public init(_ person: Person, in context: PresentationContext) {
    self.person = person
    self.context = context
  }

  /// The full name in the locale's order.
  public var fullName: String {
    FullNameStyle(locale: context.locale).format(
      given: person.firstName, family: person.lastName)
  }

  /// The formatted birthday, or an empty string. It does not depend on the time zone.
  public var birthday: String {
    guard let birthday = person.birthday else { return "" }
    return context.day(year: birthday.year, month: birthday.month, day: birthday.day)
  }
}

/// The texts of a post's row: its text and its age.
///
/// The presenter is a value that any actor may create. The model is private. ``age`` reads the
/// context's clock each time, so a row that is shown again later has its current age.
///
///     PostPresenter(post, in: context).age           // "2 hours ago"
public nonisolated struct PostPresenter: Sendable {
  private let post: Post
  private let context: PresentationContext

  /// Creates the row of `post`, formatted with `context`.
  public init(_ post: Post, in context: PresentationContext) {
    self.post = post
    self.context = context
  }

  /// The text of the post.
  public var text: String { post.text }

  /// The time since the post was written, in words: "now", "2 hours ago", "yesterday".
  public var age: String { context.howLongAgo(post.date) }

  /// The day on which the post was written, in the reader's time zone.
  public var day: String { context.day(of: post.date) }
}
