public import Domain

/// First version of row C5: every parameter an optional that the caller sets, or forgets.
///
/// It fits a screen with one parameter that may truly be missing, as a search field's first text,
/// and the storyboard's `prepare(for:sender:)`, which can only set. It fits nothing else: nobody
/// says which values belong together, and what is missing shows when the screen is on its way.
@MainActor
public final class LooseFollowersScreen {
  /// Whose list it is. It must be set before the view loads; nothing enforces that.
  public var personID: Person.ID?
  /// Set for suggestions, and only for them. Or is it? Ask whoever wrote the screen.
  public var limit: Int?
  /// Ignored unless `limit` is set.
  public var without: Set<Person.ID>?

  /// A screen that knows nothing yet.
  public init() {}

  /// What it asks for when its view loads; `nil` where somebody forgot something. By now the
  /// screen is being pushed, and the best that it can do is to stay empty.
  public func viewDidLoad() -> FollowersRequest? {
    guard let personID else { return nil }
    guard let limit else { return .followers(of: personID) }
    return .suggestions(for: personID, limit: limit, without: without ?? [])
  }
}
