/// The people server, as the syncing needs it: the whole contract, while ``APICommunicator`` is the
/// two calls that a screen of the first document makes.
///
/// One contract suite runs on the mock, and on the real client in front of a real server.
public protocol PeopleServer: Sendable {
  /// What has changed since `cursor`; everybody, from the start, where it is nil.
  ///
  /// - Parameter limit: how many changes to answer at the most; the server's choice where it is nil.
  /// - Throws: ``ServerError/cursorExpired`` where the server has forgotten the cursor: start over
  ///   without one.
  func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage

  /// Makes the change; the same change asked for again is answered as it was the first time.
  ///
  /// - Throws: ``ServerError/unreachable(reason:)`` where it is not known whether it was made.
  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome
}
