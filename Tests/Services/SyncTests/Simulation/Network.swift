import DemoServer
import Domain
import FaultyServer

/// What lies between a device and the server: the place where a crash finds a request under way, and
/// where the user goes on typing while it is.
@MainActor
final class Network: PeopleServer {
  /// What the user does while a request is under way.
  var whileUnderWay: (@MainActor () async -> Void)?
  private let server: InProcessPeopleServer
  private let crash: CrashPlan
  private var refused: [PersonChange] = []

  init(_ server: InProcessPeopleServer, _ crash: CrashPlan) {
    self.server = server
    self.crash = crash
  }

  /// People for whom a change was refused that the server had made before, or made later: some
  /// answer was lost, and the next one told another story. No device can know better.
  var misled: Set<Person.ID> {
    Set(refused.filter { server.state.effectCount(of: $0.id) > 0 }.map(\.person))
  }

  func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage {
    let page = try await server.page(since: cursor, limit: limit)
    await whileUnderWay?()
    try step("afterPage")
    return page
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome {
    try step("beforeApply")
    let result: Result<ChangeOutcome, ServerError>
    do { result = .success(try await server.apply(change)) } catch { result = .failure(error) }
    if case .failure(.refused) = result { refused.append(change) }
    await whileUnderWay?()
    try step("afterApply")
    return try result.get()
  }

  private func step(_ step: String) throws(ServerError) {
    do { try crash.step(step) } catch { throw .unreachable(reason: "the device crashed") }
  }
}
