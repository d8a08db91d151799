#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension Before {
  // MARK: Screen
  /// A screen that receives its parameters as one structure, which validates them.
  ///
  /// Use this for more than two values, because a structure gives them names, defaults, checks and
  /// methods. So the screen never receives a limit that is out of range.
  @MainActor public final class ParamsScreen: RequestViewController {
    /// The parameters of the screen.
    public struct Params: Sendable {
      /// The content of the list.
      public enum Kind: Sendable {
        /// The followers of the person.
        case followers
        /// From 1 to 100 suggestions.
        case suggestions(limit: Int)
      }

      fileprivate let kind: Kind
      fileprivate let uid: Int64
      fileprivate var without: Int64?

      /// Creates valid parameters.
      ///
      /// - Throws: ``ParameterFault/limit(_:)`` if the number of suggestions is out of range.
      public init(_ kind: Kind, of uid: Int64, without: Int64? = nil) throws(ParameterFault) {
        if case .suggestions(let limit) = kind { try ParameterFault.check(limit) }
        self.kind = kind
        self.uid = uid
        self.without = without
      }
    }

    private var params: Params

    /// Creates a screen with valid parameters.
    public init(_ params: Params) {
      self.params = params
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because no storyboard contains this screen.
    public required init?(coder: NSCoder) { nil }

    /// Shows the request.
    public override func viewDidLoad() {
      super.viewDidLoad()
      send()
    }

    private func send() {
      switch params.kind {
      case .followers:
        request("followers", of: params.uid)
      case .suggestions(let limit):
        request("suggestions", of: params.uid, ["limit": limit, "without": params.without])
      }
    }

    /// Excludes a person from the suggestions.
    ///
    /// A method allows only this change, whereas a settable property would allow every change.
    public func turnDown(_ uid: Int64) {
      params.without = uid
      send()
    }

    /// The link to the person.
    public var link: String { "unmassive://people/\(params.uid)" }
  }

  // MARK: Callers
  /// The callers of ``ParamsScreen``.
  @MainActor public enum ParamsCallers {
    /// Returns a screen with the followers of a person.
    public static func followersTapped(_ uid: Int64) throws -> UIViewController {
      ParamsScreen(try .init(.followers, of: uid))
    }

    /// Returns a screen with five suggestions for a person, without the person `known`.
    public static func suggestionsTapped(
      _ uid: Int64, without known: Int64
    ) throws -> UIViewController {
      ParamsScreen(try .init(.suggestions(limit: 5), of: uid, without: known))
    }
  }
}
