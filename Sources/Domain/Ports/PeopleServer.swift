/// A port to the server with which people are synced.
///
/// The mock and the real client pass the same contract tests.
public protocol PeopleServer: Sendable {
  /// Returns the changes since `cursor`, or all people if `cursor` is nil.
  ///
  /// - Parameters:
  ///   - position: the server's last position that the device has seen; nil if unknown.
  ///   - limit: the largest number of changes; if nil, the server chooses the number.
  /// - Throws: ``ServerError/cursorExpired`` if the server no longer accepts the cursor. Throws
  ///   ``ServerError/replaced`` if the server lacks data that the position or the cursor covers.
  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage

  /// Applies a change. A repeated change gets the same response and has no second effect.
  ///
  /// - Throws: ``ServerError/unreachable(reason:)`` if it is unknown whether the server applied the
  ///   change, and ``ServerError/replaced`` if the server lacks data that
  ///   ``PersonChange/position`` covers.
  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply
}

extension PeopleServer {
  /// Returns a page without a check of the device's position.
  public func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage {
    try await page(since: cursor, seen: nil, limit: limit)
  }
}
