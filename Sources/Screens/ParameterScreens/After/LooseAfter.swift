#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension After {
  // MARK: Screen
  /// A screen whose parameters are optional properties.
  ///
  /// The declarations do not show that only one of `other` and `limit` may be set.
  @MainActor public final class LooseScreen: RequestViewController {
    /// The person. If nil, the screen stays empty.
    public var uid: Int64?
    /// The number of suggestions, or nil if the list does not show suggestions.
    public var limit: Int?
    /// A person to leave out of the suggestions. The screen ignores the value if `limit` is nil.
    public var without: Int64?
    /// The second person, for a list of the people that `uid` and `other` both follow.
    public var other: Int64?
    /// The text that filters the list.
    public var search: String?

    /// Shows the request if `uid` is set.
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
    /// Returns a screen with the followers of a person.
    public static func followersTapped(_ uid: Int64) -> UIViewController {
      let screen = LooseScreen()
      screen.uid = uid
      return screen
    }

    /// Returns a screen with five suggestions for a person, without the person `known`.
    public static func suggestionsTapped(_ uid: Int64, without known: Int64) -> UIViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.limit = 5
      screen.without = known
      return screen
    }

    /// Returns a screen with the followers whose names contain `text`.
    public static func searchTapped(_ uid: Int64, _ text: String) -> UIViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.search = text
      return screen
    }

    /// Returns a screen with the people that both persons follow.
    public static func mutualTapped(_ uid: Int64, with other: Int64) -> UIViewController {
      let screen = LooseScreen()
      screen.uid = uid
      screen.other = other
      return screen
    }
  }
}
