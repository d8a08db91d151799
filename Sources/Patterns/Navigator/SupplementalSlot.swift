/// A screen with a place of its own for one more screen beside its content (row D8).
///
/// In the document it is the user controller's `supplementalViewController`. The setter embeds the
/// new screen and removes the old one.
@MainActor
public protocol SupplementalSlot: AnyObject {
  /// A view controller, or a test's stand-in for one.
  associatedtype Screen: AnyObject

  /// The screen in the slot; `nil` while it is empty. The person may empty it, too.
  var supplementalScreen: Screen? { get set }
}
