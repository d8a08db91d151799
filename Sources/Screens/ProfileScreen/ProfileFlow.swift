import Domain
public import HeadlessAdapters
public import HeadlessUI
public import Navigator

/// The profile's screens put together: on one stack where the window is narrow, side by side where
/// it is wide, and from the one to the other while the app runs.
///
///     let flow = ProfileFlow(services)
///     window.rootViewController = flow.split
///     flow.navigator.open(try ProfileRoute.path(of: link))
///
/// It begins at the user's own profile.
///
/// - Lifetime: the app holds the flow; the flow and the screens hold the navigator, which holds no
///   screen.
@MainActor
public final class ProfileFlow {
  /// The navigator that both forms share.
  public typealias Navigator = AdaptiveNavigator<
    ProfileRoute, NavigationControllerStack, SplitViewController
  >

  /// The root of the window.
  public let split = SplitViewController(style: .doubleColumn)
  /// Where the user is, and the way to go elsewhere.
  public let navigator: Navigator
  private let observer: SplitCollapseObserver

  /// A flow on these services.
  public init(_ services: ProfileServices) {
    let stack = NavigationController()
    split.setViewController(stack, for: .primary)
    let screens = ProfileScreens(services)
    let navigator = AdaptiveNavigator(
      stack: StackNavigator(
        stack: NavigationControllerStack(stack), makeScreen: screens.screen(for:)),
      slot: SlotNavigator(slot: split, makeScreen: screens.screen(for:)),
      splitWidth: Double(SplitViewController.narrowestExpandedWidth))
    screens.navigator = navigator
    stack.setViewControllers([screens.profile(of: services.user)], animated: false)
    observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
    self.navigator = navigator
  }
}
