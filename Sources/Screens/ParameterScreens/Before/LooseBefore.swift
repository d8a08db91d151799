#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension Before {
  // MARK: Screen
  /// A screen whose parameters are optional properties.
  ///
  /// Use this for one value that may be missing, or with `prepare(for:sender:)`, which can only set
  /// properties. The type does not show which values belong together.
  @MainActor public final class LooseScreen: RequestViewController {
    /// The person. If nil, the screen stays empty.
    public var uid: Int64?
    /// The number of suggestions, or nil for a list of followers.
    public var limit: Int?
    /// A person to leave out of the suggestions. The screen ignores the value if `limit` is nil.
    public var without: Int64?

    /// Shows the request if `uid` is set.
    public override func viewDidLoad() {
      super.viewDidLoad()
      guard let uid else { return }
      if let limit {
        request("suggestions", of: uid, ["limit": limit, "without": without])
      } else {
        request("followers", of: uid)
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
  }
}
