import Domain
import Foundation
import HeadlessUI
import Navigator
import Pilot
import Presenter
import ProfileScreen
import TestDoubles

/// The profile's screens in a window, at Grace's, with every double that a test may want to turn.
@MainActor
final class ProfileStage {
  /// The widths of the two forms, in points.
  nonisolated static let narrow: CGFloat = 390
  nonisolated static let wide: CGFloat = 1_000
  /// Both.
  nonisolated static let widths = [narrow, wide]

  let service: MockProfileService
  let posts: InMemoryPostStore
  let services: ProfileServices
  let flow: ProfileFlow
  let window: Window
  let pilot: ScreenPilot
  let keyboard: KeyboardSimulator

  /// - Parameter around: puts a double of the test's own around the store.
  init(
    width: CGFloat = narrow, height: CGFloat = 844, posts: [Post] = [],
    service: MockProfileService = .full,
    around: (InMemoryPostStore) -> any PostStore = { $0 }
  ) {
    self.service = service
    self.posts = InMemoryPostStore(posts)
    let center = NotificationCenter()
    services = ProfileServices(
      service: service, posts: around(self.posts), user: Person.grace.id, context: .test,
      keyboardCenter: center)
    flow = ProfileFlow(services)
    window = Window(size: CGSize(width: width, height: height))
    keyboard = KeyboardSimulator(window: window, height: 304, center: center)
    window.rootViewController = flow.split
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The stage when nothing is under way any more, with the profile of `person` opened.
  static func ready(
    width: CGFloat = narrow, at person: Person? = nil, posts: [Post] = []
  ) async throws -> ProfileStage {
    let stage = ProfileStage(width: width, posts: posts)
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
  /// Grace, whom Ada and Alan follow, and Ada, whom over a thousand do.
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
  /// American English, and a clock that stands an hour after the first post's minute.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_700_003_540) })
}

extension View {
  /// The first view of a class below this one, in order.
  func first<Wanted: View>(_ wanted: Wanted.Type) -> Wanted? {
    for subview in subviews {
      if let found = subview as? Wanted ?? subview.first(wanted) { return found }
    }
    return nil
  }
}
