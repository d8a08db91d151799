public import HeadlessUI

extension After {
  // MARK: Screen
  /// A screen whose parameters are optional properties.
  ///
  /// No line shows that `other` and `limit` exclude each other.
  @MainActor public final class LooseScreen: RequestViewController {
    /// The person. Without a person the screen stays empty.
    public var uid: Int64?
    /// The number of suggestions, or nil for another list.
    public var limit: Int?
    /// A person who is not suggested. The screen ignores the value if `limit` is nil.
    public var without: Int64?
    /// The other person, for the list of the people that both follow.
    public var other: Int64?
    /// The text that filters the list.
    public var search: String?

    /// Sends the request, if `uid` is set.
    public override func viewDidLoad() {
      super.viewDidLoad()
      guard let uid else { return }
      if let limit {
        request("suggestions", of: uid, ["limit": limit, "without": without, "search": search])
      } else if let other {
        request("mutual", of: uid, ["with": other, "search": search])
      } else {
        request("followers", of: uid, ["search": search])
      }
    }

    /// The link to the person, or nil without a person.
    public var link: String? { uid.map { "unmassive://people/\($0)" } }
  }

  // MARK: Callers
  /// The callers of ``LooseScreen``.
  @MainActor public enum LooseCallers {
    /// Opens the followers of a person.
    public static func followersTapped(_ uid: Int64) -> ViewController {
      let screen = LooseScreen()
      screen.uid = uid
      return screen
    }

    /// Opens five suggestions for a person.
    public static func suggestionsTapped(_ uid: Int64, without known: Int64) -> ViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.limit = 5
      screen.without = known
      return screen
    }

    /// Opens the followers whose names contain a text.
    public static func searchTapped(_ uid: Int64, _ text: String) -> ViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.search = text
      return screen
    }

    /// Opens the people that both persons follow.
    public static func mutualTapped(_ uid: Int64, with other: Int64) -> ViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.other = other
      return screen
    }
  }
}
