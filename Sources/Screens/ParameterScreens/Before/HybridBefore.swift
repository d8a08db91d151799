#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension Before {
  // MARK: Screen
  /// A screen whose parameter is an enumeration with a structure in one case.
  ///
  /// Use this if one entry point has many values and the others have one value. Each case contains
  /// only its own values, and the structure validates its values.
  @MainActor public final class HybridScreen: EntryViewController<HybridScreen.Entry> {
    /// The parameters of the suggestions.
    public struct Params: Sendable {
      fileprivate let uid: Int64
      fileprivate let limit: Int
      fileprivate let without: Int64?

      /// Creates valid parameters.
      ///
      /// - Throws: ``ParameterFault/limit(_:)`` if the number of suggestions is out of range.
      public init(for uid: Int64, limit: Int, without: Int64? = nil) throws(ParameterFault) {
        try ParameterFault.check(limit)
        self.uid = uid
        self.limit = limit
        self.without = without
      }
    }

    /// The entry point and its values.
    public enum Entry: Sendable {
      /// The followers of a person.
      case followers(of: Int64)
      /// Suggestions for a person.
      case suggestions(Params)
    }

    /// Shows the request.
    public override func viewDidLoad() {
      super.viewDidLoad()
      switch entry {
      case .followers(let uid):
        request("followers", of: uid)
      case .suggestions(let params):
        request(
          "suggestions", of: params.uid, ["limit": params.limit, "without": params.without])
      }
    }

    /// The link to the person. Only a `switch` can read a value that all cases contain.
    public var link: String {
      switch entry {
      case .followers(let uid): "unmassive://people/\(uid)"
      case .suggestions(let params): "unmassive://people/\(params.uid)"
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
  }
}
