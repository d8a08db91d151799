/// A stack of screens with one of them in sight: what the stack form needs of a navigation
/// controller.
///
/// An adapter holds its navigation controller *weakly*: the window holds the controller, the
/// controller its screens, the screens their navigator, the navigator this adapter. One more
/// strong step would close the ring.
///
/// - Isolation: main actor, as view controllers are.
@MainActor
public protocol ScreenStack: AnyObject {
  /// A view controller, or a test's stand-in for one.
  associatedtype Screen: AnyObject

  /// The screens, bottom to top. While a transition runs they may tell of its outcome before it
  /// is sure: UIKit takes a screen out as soon as a swipe back begins.
  var screens: [Screen] { get }

  /// Whether a push, a pop or a swipe is under way.
  var isInTransition: Bool { get }

  /// Called after each transition, finished *or cancelled*, whoever began it. Set by the
  /// navigator, which is held weakly in it.
  var onTransitionEnd: (@MainActor () -> Void)? { get set }

  /// Puts `screen`, which is not in the stack, on top.
  func push(_ screen: Screen, animated: Bool)

  /// Takes away what stands above `screen`, which is in the stack.
  func pop(to screen: Screen, animated: Bool)

  /// Replaces all screens at once, bottom to top.
  func setScreens(_ screens: [Screen], animated: Bool)
}
