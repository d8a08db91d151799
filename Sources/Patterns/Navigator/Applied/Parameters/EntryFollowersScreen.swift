public import Domain

/// Second version of row C5: an enumeration of the ways into the screen, each with its values.
///
/// It fits a screen with a few entries of one or two values each: a state that makes no sense
/// cannot be written down, and `switch` finds each place that a new entry concerns. With more
/// values the cases swell, and what they share (the person, here) is unpacked again and again.
@MainActor
public final class EntryFollowersScreen {
  /// A way into the screen.
  public enum Entry: Equatable, Sendable {
    /// Those who follow a person.
    case followers(of: Person.ID)
    /// Suggestions for a person.
    case suggestions(for: Person.ID, limit: Int, without: Set<Person.ID>)
  }

  private let entry: Entry

  /// A screen that knows all that it needs: initialiser before setter, private before public.
  public init(_ entry: Entry) {
    self.entry = entry
  }

  /// What it asks for when its view loads. Nothing can be missing.
  public func viewDidLoad() -> FollowersRequest {
    switch entry {
    case .followers(let id): .followers(of: id)
    case .suggestions(let id, let limit, let without):
      .suggestions(for: id, limit: limit, without: without)
    }
  }

  /// Whose list it is: one value that all entries share, and a `switch` to get at it.
  public var personID: Person.ID {
    switch entry {
    case .followers(let id): id
    case .suggestions(let id, _, _): id
    }
  }
}
