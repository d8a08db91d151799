/// The right to send what the outbox holds: of all programs that have one store open, one has it.
///
/// It ends with the process that has it, however that ends, and knows no time.
public protocol SyncLease: Sendable {
  /// Takes it.
  ///
  /// - Returns: whether it could be had; false while somebody else has it.
  func take() throws(StoreError) -> Bool

  /// Gives it back; nothing happens where it was not taken.
  func giveBack()
}
