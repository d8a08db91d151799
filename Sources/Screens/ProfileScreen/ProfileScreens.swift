import Domain
public import HeadlessUI
public import Navigator

/// Makes the screen of a route: what a navigator calls (row D8).
///
///     let screens = ProfileScreens(services)
///     let navigator = StackNavigator(stack: stack, makeScreen: screens.screen)
///     screens.navigator = navigator
///
/// - Lifetime: a navigator holds this; this holds the navigator weakly, and no screen. The screens
///   that it makes hold the navigator.
@MainActor
public final class ProfileScreens {
  /// Where the screens lead on to; set as soon as there is one.
  public weak var navigator: (any ProfileNavigator)?
  private let services: ProfileServices

  /// A maker of screens on these services.
  public init(_ services: ProfileServices) {
    self.services = services
  }

  /// The screen of a place; it is handed an identifier and loads the rest itself (row C6).
  public func screen(for route: ProfileRoute) -> ViewController {
    switch route {
    case .person(let id): profile(of: id)
    case .followers(let id): FollowersViewController(of: id, services, navigator: navigator)
    }
  }

  /// The profile of a person.
  public func profile(of id: Person.ID) -> ProfileViewController {
    let screen = ProfileViewController(of: id, services)
    screen.navigator = navigator
    return screen
  }
}
