#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension After {
  // MARK: Screen
  /// A screen whose parameter is an enumeration with one case for each entry point.
  ///
  /// Compared with `Before`, every case contains the new value `search`, and every `switch`
  /// contains the new case `mutual`. The compiler finds every incomplete `switch`.
  @MainActor public final class EntryScreen: EntryViewController<EntryScreen.Entry> {
    /// The entry point and its values.
    public enum Entry: Sendable {
      /// The followers of a person.
      case followers(of: Int64, search: String? = nil)
      /// Up to `limit` suggestions for a person. The list omits the person `without`.
      case suggestions(for: Int64, limit: Int, without: Int64? = nil, search: String? = nil)
      /// The people that both persons follow.
      case mutual(of: Int64, with: Int64, search: String? = nil)
    }

    /// Shows the request.
    public override func viewDidLoad() {
      super.viewDidLoad()
      switch entry {
      case .followers(let uid, let search):
        request("followers", of: uid, ["search": search])
      case .suggestions(let uid, let limit, let without, let search):
        request("suggestions", of: uid, ["limit": limit, "without": without, "search": search])
      case .mutual(let uid, let other, let search):
        request("mutual", of: uid, ["with": other, "search": search])
      }
    }

    /// The link to the person. Only a `switch` can read a value that all cases contain.
    public var link: String {
      switch entry {
      case .followers(let uid, _): "unmassive://people/\(uid)"
      case .suggestions(let uid, _, _, _): "unmassive://people/\(uid)"
      case .mutual(let uid, _, _): "unmassive://people/\(uid)"
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

    /// Returns a screen with the followers whose names contain `text`.
    public static func searchTapped(_ uid: Int64, _ text: String) -> UIViewController {
      EntryScreen(.followers(of: uid, search: text))
    }

    /// Returns a screen with the people that both persons follow.
    public static func mutualTapped(_ uid: Int64, with other: Int64) -> UIViewController {
      EntryScreen(.mutual(of: uid, with: other))
    }
  }
}
