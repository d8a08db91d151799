/// A port to the people server that syncing uses.
///
/// The mock and the real client pass the same contract tests.
public protocol PeopleServer: Sendable {
  /// Returns the changes since `cursor`, or all people if it is nil.
  ///
  /// - Parameter limit: the largest number of changes; nil leaves the number to the server.
  /// - Throws: ``ServerError/cursorExpired`` if the server no longer accepts the cursor.
  func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage

  /// Applies a change. A repeated change gets the same answer and has no second effect.
  ///
  /// - Throws: ``ServerError/unreachable(reason:)`` if it is unknown whether the server applied it,
  ///   and ``ServerError/replaced`` if the server has not the data of ``PersonChange/serverID``.
  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome
}
