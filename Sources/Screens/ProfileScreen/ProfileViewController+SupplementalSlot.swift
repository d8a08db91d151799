import Composition
import HeadlessAdapters
public import HeadlessUI
public import Navigator

/// The pad's form of the document: a place of the screen's own for one more screen (row D8).
///
///     let screen = screens.profile(of: ada)
///     let navigator = SlotNavigator(slot: screen, makeScreen: screens.screen(for:))
///     screen.navigator = navigator
///
/// The navigator reaches the screen weakly, so that screen and navigator do not hold each other.
extension ProfileViewController: SupplementalSlot {
  /// What stands beside the profile; `nil` gives the profile all of the room. A view that comes or
  /// goes has its superview laid out anew.
  public var supplementalViewController: ViewController? {
    get { supplement.child }
    set { supplement.show(newValue) }
  }

  /// The slot as a navigator knows it.
  public var supplementalScreen: ViewController? {
    get { supplementalViewController }
    set { supplementalViewController = newValue }
  }
}
