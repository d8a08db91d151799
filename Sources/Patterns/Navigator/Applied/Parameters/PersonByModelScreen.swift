public import Domain

/// A screen that is handed a model: row C6's counter-example.
///
/// The list made its copy when it was loaded. What has changed since (a sync, an edit in another
/// window) this screen never hears of; nor can a deep link or a restored path open it, since
/// neither has a model to hand in.
@MainActor
public final class PersonByModelScreen {
  private let person: Person

  /// A screen that shows `person` as the caller knew them.
  public init(_ person: Person) {
    self.person = person
  }

  /// The name that it shows.
  public func title() -> String { person.firstName }
}
