/// What a row of the grocery screen shows: all that the list needs to know of its cell (row C3).
@MainActor
public protocol TitleShowing: AnyObject {
  /// The list's title.
  var titleText: String? { get set }
}
