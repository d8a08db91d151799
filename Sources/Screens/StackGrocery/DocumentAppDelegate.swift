public import Database
public import Domain

/// An app delegate as in the document: the persistence stack is a local constant.
///
/// The stack is deallocated on return, because no object retains it.
@MainActor
public final class DocumentAppDelegate {
  /// The stack that the launch made, or nil if it is deallocated.
  public private(set) weak var stackOfTheLaunch: DatabaseStack?

  /// Creates a delegate before the launch.
  public init() {}

  /// Makes the stack, as the document's delegate does, and returns true.
  public func didFinishLaunching(with location: DatabaseLocation) throws(StoreError) -> Bool {
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    stackOfTheLaunch = stack
    return true
  }
}
