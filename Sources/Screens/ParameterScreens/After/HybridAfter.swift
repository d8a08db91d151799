#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension After {
  // MARK: Screen
  /// A screen whose parameter is an enumeration with a structure in one case.
  ///
  /// The new value `search` is in the structure and in the two cases that have no structure.
  @MainActor public final class HybridScreen: EntryViewController<HybridScreen.Entry> {
    /// The parameters of the suggestions.
    public struct Params: Sendable {
      fileprivate let uid: Int64
      fileprivate let limit: Int
      fileprivate let without: Int64?
      fileprivate let search: String?

      /// Creates valid parameters.
      ///
      /// - Throws: ``ParameterFault/limit(_:)`` if the number of suggestions is out of range.
      public init(
        for uid: Int64, limit: Int, without: Int64? = nil, search: String? = nil
      ) throws(ParameterFault) {
        try ParameterFault.check(limit)
        self.uid = uid
        self.limit = limit
        self.without = without
        self.search = search
      }
    }

    /// The entry point and its values.
    public enum Entry: Sendable {
      /// The followers of a person.
      case followers(of: Int64, search: String? = nil)
      /// Suggestions for a person.
      case suggestions(Params)
      /// The people that both persons follow.
      case mutual(of: Int64, with: Int64, search: String? = nil)
    }

    /// Shows the path of the request that belongs to the entry point.
    public override func viewDidLoad() {
      super.viewDidLoad()
      switch entry {
      case .followers(let uid, let search):
        request("followers", of: uid, ["search": search])
      case .suggestions(let params):
        request(
          "suggestions", of: params.uid,
          ["limit": params.limit, "without": params.without, "search": params.search])
      case .mutual(let uid, let other, let search):
        request("mutual", of: uid, ["with": other, "search": search])
      }
    }

    /// The link to the person. Only a `switch` can read a value that all cases contain.
    public var link: String {
      switch entry {
      case .followers(let uid, _): "unmassive://people/\(uid)"
      case .suggestions(let params): "unmassive://people/\(params.uid)"
      case .mutual(let uid, _, _): "unmassive://people/\(uid)"
      }
    }
  }

  // MARK: Callers
  /// The callers of ``HybridScreen``.
  @MainActor public enum HybridCallers {
    /// Returns a screen with the followers of a person.
    public static func followersTapped(_ uid: Int64) -> UIViewController {
      HybridScreen(.followers(of: uid))
    }

    /// Returns a screen with five suggestions for a person, without the person `known`.
    public static func suggestionsTapped(
      _ uid: Int64, without known: Int64
    ) throws -> UIViewController {
      HybridScreen(.suggestions(try .init(for: uid, limit: 5, without: known)))
    }

    /// Returns a screen with the followers whose names contain `text`.
    public static func searchTapped(_ uid: Int64, _ text: String) -> UIViewController {
      HybridScreen(.followers(of: uid, search: text))
    }

    /// Returns a screen with the people that both persons follow.
    public static func mutualTapped(_ uid: Int64, with other: Int64) -> UIViewController {
      HybridScreen(.mutual(of: uid, with: other))
    }
  }
}
