import Domain
import HeadlessUI
import Pilot
import Presenter
import ProfileScreen
import TestDoubles
import Testing

/// A wording that returns a description of the requested phrase.
private struct PhraseEcho: Wording {
  func text(for phrase: ProfilePhrase) -> String { "\(phrase)" }
}

@Suite("A profile with an injected wording", .timeLimit(.minutes(1)))
@MainActor struct GivenWordingTests {
  private let context = PresentationContext(
    locale: Locale(identifier: "de_DE"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
  private let service = MockProfileService([Profile(of: .grace, followerCount: 2)])

  @Test("the header shows the phrases of the injected wording")
  func injected() async throws {
    let services = ProfileServices(
      service: service, posts: InMemoryPostStore(), user: Person.grace.id, context: context,
      wording: PhraseEcho(), keyboardCenter: NotificationCenter())
    let labels = try await labels(of: services)
    #expect(labels.contains(#"followers(count: 2, shown: "2")"#))
  }

  @Test("without a wording, the phrases are in the language of the context")
  func omitted() async throws {
    let services = ProfileServices(
      service: service, posts: InMemoryPostStore(), user: Person.grace.id, context: context,
      keyboardCenter: NotificationCenter())
    #expect(try await labels(of: services).contains("2 Follower"))
  }

  private func labels(of services: ProfileServices) async throws -> [String] {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    let flow = ProfileFlow(services)
    window.rootViewController = flow.split
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try await pilot.waitWhileBusy()
    return pilot.labels
  }
}
