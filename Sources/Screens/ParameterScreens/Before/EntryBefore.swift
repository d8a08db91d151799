#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension Before {
  // MARK: Screen
  /// A screen whose parameter is an enumeration with one case for each entry point.
  ///
  /// Use this for few entry points with one or two values each. The compiler rejects a missing
  /// value and a value of another case, but accepts a value that is out of range.
  @MainActor public final class EntryScreen: EntryViewController<EntryScreen.Entry> {
    /// The entry point and its values.
    public enum Entry: Sendable {
      /// The followers of a person.
      case followers(of: Int64)
      /// Up to `limit` suggestions for a person. The list omits the person `without`.
      case suggestions(for: Int64, limit: Int, without: Int64? = nil)
    }

    /// Shows the request.
    public override func viewDidLoad() {
      super.viewDidLoad()
      switch entry {
      case .followers(let uid):
        request("followers", of: uid)
      case .suggestions(let uid, let limit, let without):
        request("suggestions", of: uid, ["limit": limit, "without": without])
      }
    }

    /// The link to the person. Only a `switch` can read a value that all cases contain.
    public var link: String {
      switch entry {
      case .followers(let uid): "unmassive://people/\(uid)"
      case .suggestions(let uid, _, _): "unmassive://people/\(uid)"
      }
    }
  }

  // MARK: Callers
  /// The callers of ``EntryScreen``.
  @MainActor public enum EntryCallers {
    /// Returns a screen with the followers of a person.
    public static func followersTapped(_ uid: Int64) -> UIViewController {
      EntryScreen(.followers(of: uid))
    }

    /// Returns a screen with five suggestions for a person, without the person `known`.
    public static func suggestionsTapped(_ uid: Int64, without known: Int64) -> UIViewController {
      EntryScreen(.suggestions(for: uid, limit: 5, without: known))
    }
  }
}
