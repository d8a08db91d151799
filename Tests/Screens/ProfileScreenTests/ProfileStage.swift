import Domain
import HeadlessUI
import Navigator
import Pilot
import Presenter
import ProfileScreen
import TestDoubles

/// The profile's screens in a window, with test doubles. The user is Grace.
@MainActor
final class ProfileStage {
  /// The width of a window with the narrow layout, in points.
  nonisolated static let narrow: CGFloat = 390
  nonisolated static let wide: CGFloat = 1_000
  /// The widths of the narrow and the wide window.
  nonisolated static let widths = [narrow, wide]

  let service: MockProfileService
  let posts: InMemoryPostStore
  let services: ProfileServices
  let flow: ProfileFlow
  let window: UIWindow
  let pilot: ScreenPilot
  let keyboard: KeyboardSimulator

  /// - Parameter around: Wraps the store in a test double.
  init(
    width: CGFloat = narrow, height: CGFloat = 844, posts: [Post] = [],
    service: MockProfileService = .full, followers: FollowersForm = .viewModel,
    around: (InMemoryPostStore) -> any PostStore = { $0 }
  ) {
    self.service = service
    self.posts = InMemoryPostStore(posts)
    let center = NotificationCenter()
    services = ProfileServices(
      service: service, posts: around(self.posts), user: Person.grace.id, context: .test,
      keyboardCenter: center)
    flow = ProfileFlow(services, followers: followers)
    window = UIWindow(size: CGSize(width: width, height: height))
    keyboard = KeyboardSimulator(window: window, height: 304, center: center)
    window.rootViewController = flow.split
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Returns an idle stage with the profile of `person`, or with the user's profile.
  static func ready(
    width: CGFloat = narrow, at person: Person? = nil, posts: [Post] = [],
    followers: FollowersForm = .viewModel
  ) async throws -> ProfileStage {
    let stage = ProfileStage(width: width, posts: posts, followers: followers)
    try await stage.pilot.waitWhileBusy()
    if let person { stage.flow.navigator.navigateToPerson(person.id) }
    try await stage.pilot.waitWhileBusy()
    return stage
  }

  func resize(to width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
  }
}

extension MockProfileService {
  /// Profiles of Grace with two followers, of Ada with 1,233, and of Emmy with none.
  static var full: MockProfileService {
    let service = MockProfileService([
      Profile(of: .grace, followerCount: 2, topFollowerNames: ["Ada", "Alan"]),
      Profile(of: .ada, followerCount: 1_233, topFollowerNames: ["Emmy"]),
      Profile(of: .emmy),
    ])
    service.followers = [Person.grace.id: [.ada, .alan]]
    return service
  }
}

extension PresentationContext {
  /// American English, GMT and a fixed clock, one hour after the first post.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_700_003_540) })
}

extension UIView {
  /// Returns the first subview of a class, at any depth.
  func first<Wanted: UIView>(_ wanted: Wanted.Type) -> Wanted? {
    for subview in subviews {
      if let found = subview as? Wanted ?? subview.first(wanted) { return found }
    }
    return nil
  }
}
