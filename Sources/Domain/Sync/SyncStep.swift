/// The places at which a program that syncs may be killed without losing or doubling anything,
/// numbered so that a test can choose one.
///
/// Whoever makes a store, a server or a synchronizer hands them a ``Hook``, which is called at each
/// step. A test that kills its own process there sees what a kill at that moment leaves behind; one
/// that throws makes the same happen without a process, since nothing is written after the throw.
public enum SyncStep: Int, CaseIterable, Sendable {
  /// The schema is about to take a step, within its transaction.
  case beforeMigration
  /// The schema has taken a step, within the same transaction.
  case afterMigration
  /// An edit and its entry in the outbox are written, but not committed.
  case beforeCommit
  /// An edit is committed; the user has not been told yet.
  case afterCommit
  /// The request is stored, and about to be sent.
  case beforeSend
  /// The server has the request and has not acted.
  case beforeApply
  /// The server has acted; its reply is not on its way yet.
  case afterApply
  /// The reply is here, and nothing has been made of it.
  case afterReply
  /// The outcome is written, but not committed.
  case beforeAcknowledgement
  /// The outcome is committed.
  case afterAcknowledgement
  /// A page is merged, but not committed.
  case beforeMerge
  /// A page is committed.
  case afterMerge

  /// What is called at each step, on whatever thread that happens.
  ///
  /// - Throws: what ends the work at this step, as a kill would.
  public typealias Hook = @Sendable (SyncStep) throws(StoreError) -> Void
}
