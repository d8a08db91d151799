public import Domain
public import Navigator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A flow that shows the profile's screens on one stack or side by side.
///
/// A narrow window shows one stack, and a wide window shows two screens side by side. The layout
/// can change while the app runs. The first screen is the user's own profile.
///
///     let flow = ProfileFlow(services)
///     window.rootViewController = flow.split
///     flow.navigator.open(try ProfileRoute.path(of: link))
///
/// - Lifetime: The app holds the flow. The flow and the screens hold the navigator, which holds no
///   screen.
@MainActor
public final class ProfileFlow {
  /// The root view controller of the window.
  public let split = UISplitViewController(style: .doubleColumn)
  /// The navigator, which stores the path and opens screens.
  public let navigator: AdaptiveNavigator<ProfileRoute>
  private let observer: SplitCollapseObserver

  /// Creates a flow that first shows the user's own profile.
  public init(_ services: ProfileServices, followers: FollowersForm = .viewModel) {
    let stack = UINavigationController()
    split.setViewController(stack, for: .primary)
    let screens = ProfileScreens(services, followers: followers)
    let navigator = AdaptiveNavigator(
      stack: StackNavigator(
        stack: NavigationControllerStack(stack), makeScreen: { screens.screen(for: $0) }),
      slot: SlotNavigator(slot: split, makeScreen: { screens.screen(for: $0) }))
    screens.navigator = navigator
    stack.setViewControllers([screens.profile(of: services.user)], animated: false)
    observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
    self.navigator = navigator
  }
}

/// The two versions of the followers screen, which show the same followers.
public enum FollowersForm: CaseIterable, Sendable {
  /// ``FollowersContainerController``, which has a separate data source and a child controller.
  case dataSource
  /// ``FollowersViewController``, which has a view model and an adapter.
  case viewModel
}

/// A factory that makes the screens of a navigator, one for each route.
///
///     let screens = ProfileScreens(services)
///     let navigator = StackNavigator(stack: stack, makeScreen: screens.screen)
///     screens.navigator = navigator
///
/// - Lifetime: A navigator holds this object, which holds the navigator weakly and no screen. The
///   screens hold the navigator.
@MainActor
public final class ProfileScreens {
  /// The navigator that the screens use. Set it before a screen is made.
  public weak var navigator: (any ProfileNavigator)?
  private let services: ProfileServices
  private let followers: FollowersForm

  /// Creates a factory with these services.
  public init(_ services: ProfileServices, followers: FollowersForm = .viewModel) {
    self.services = services
    self.followers = followers
  }

  /// Makes the screen of a route. The screen receives an identifier and loads its own data.
  public func screen(for route: ProfileRoute) -> UIViewController {
    switch route {
    case .person(let id): profile(of: id)
    case .followers(let id): followers(of: id)
    }
  }

  private func followers(of id: Person.ID) -> UIViewController {
    switch followers {
    case .dataSource: FollowersContainerController(of: id, services, navigator: navigator)
    case .viewModel: FollowersViewController(of: id, services, navigator: navigator)
    }
  }

  /// Makes the profile screen of a person.
  public func profile(of id: Person.ID) -> ProfileViewController {
    let screen = ProfileViewController(of: id, services)
    screen.navigator = navigator
    return screen
  }
}
