/// The lease of a store that no other program can open, such as one in memory.
public struct SoleLease: SyncLease {
  /// A lease that can always be had.
  public init() {}

  /// Always true.
  public func take() throws(StoreError) -> Bool { true }

  /// Nothing is to be given back.
  public func giveBack() {}
}
