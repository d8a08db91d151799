import Binding
import Domain
import TestDoubles
import Testing

@Suite("A failed request for the followers", .timeLimit(.minutes(1)))
@MainActor struct HeldErrorTests {
  @Test(
    "after any error, a second request can be sent",
    arguments: [
      ServerError.unreachable(reason: "no network"), .unavailable(status: 500, retryAfter: nil),
    ])
  func anyError(_ error: ServerError) async {
    let service = MockProfileService()
    service.failure = error
    let model = FollowersViewModel(of: Person.alan.id, from: service)
    await model.load()?.value
    #expect(!model.isLoading)
    #expect(model.problem == error.description)
    #expect(model.load() != nil)
  }
}
