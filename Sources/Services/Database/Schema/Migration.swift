public import Domain

/// One step from a version of the schema to the next.
public struct Migration: Sendable {
  let steps: @Sendable (Connection) throws(StoreError) -> Void

  /// A step that runs `steps`, within a transaction that the stack makes.
  public init(_ steps: @escaping @Sendable (Connection) throws(StoreError) -> Void) {
    self.steps = steps
  }

  /// A step that runs the SQL `statements`, one after the other.
  public init(_ statements: [String]) {
    self.init { (connection) throws(StoreError) in
      for statement in statements { try connection.execute(statement) }
    }
  }
}
