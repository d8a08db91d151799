#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** A screen's parameters as in the study notes (`Guides/Documents.md`). Do not copy it.
///
/// 1. ``Params/type`` was meant to be the nested enumeration. `NotesScreen.Type` is the metatype,
///    so a caller can pass the class, but no case. `` NotesScreen.`Type` `` means the enumeration.
/// 2. The parameters are optional, so nil compiles and the screen stays empty. The same notes say
///    that no empty value may be passed on.
/// 3. ``link`` reads the entry with `if case`. The enumeration has a third case by now, which this
///    code treats as the second.
///
/// `Tests/Scripts/wrong-parameters` checks which calls compile. ``Before/ParamsScreen`` has none of
/// these bugs.
@MainActor public final class NotesScreen: RequestViewController {
  /// The entry points. The backticks are required, because `Type` is a keyword here.
  public enum `Type`: Sendable {
    /// The followers of a person.
    case followers
    /// Suggestions for a person.
    case suggestions
    /// The people whom two users both follow. This case was added later.
    case mutual
  }

  /// The values of the screen.
  public struct Params {
    /// The metatype of the screen, although the notes mean an entry point.
    public let type: NotesScreen.Type
    /// The person, or nil.
    public var uid: Int64?

    /// Creates parameters. Every value may be missing.
    public init(type: NotesScreen.Type, uid: Int64?) {
      self.type = type
      self.uid = uid
    }
  }

  /// The parameters, or nil.
  public let param: Params?
  private let entry: `Type`

  /// Creates a screen that may have no parameters.
  public init(param: Params?, entry: `Type` = .followers) {
    self.param = param
    self.entry = entry
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Shows the request if the parameters contain a person.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let uid = param?.uid { request(link, of: uid) }
  }

  /// The name of the list, read with `if case`, which treats the third case as the second.
  public var link: String {
    if case .followers = entry { "followers" } else { "suggestions" }
  }

  /// The name of the list, read with `switch`, which requires the third case.
  public var checkedLink: String {
    switch entry {
    case .followers: "followers"
    case .suggestions: "suggestions"
    case .mutual: "mutual"
    }
  }
}
