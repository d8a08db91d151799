/// A port to the server with which people are synced.
///
/// The mock and the real client pass the same contract tests.
public protocol PeopleServer: Sendable {
  /// Returns the changes since `cursor`, or all people if `cursor` is nil.
  ///
  /// - Parameter limit: the largest number of changes; if nil, the server chooses the number.
  /// - Throws: ``ServerError/cursorExpired`` if the server no longer accepts the cursor.
  func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage

  /// Applies a change. A repeated change gets the same response and has no second effect.
  ///
  /// - Throws: ``ServerError/unreachable(reason:)`` if it is unknown whether the server applied the
  ///   change, and ``ServerError/replaced`` if ``PersonChange/serverID`` is not the ID of the
  ///   server's data.
  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome
}
