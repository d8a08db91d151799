public import Database
public import Domain

/// The app delegate of the grocery text (`Guides/Documents.md`), whose stack is a local constant.
///
/// The stack is deallocated on return, because no object retains it.
@MainActor
public final class DocumentAppDelegate {
  /// The stack of the launch while it exists, otherwise nil.
  public private(set) weak var stackOfTheLaunch: DatabaseStack?

  /// Creates a delegate without a stack.
  public init() {}

  /// Creates the stack, as the text's delegate does, and returns true.
  public func didFinishLaunching(with location: DatabaseLocation) throws(StoreError) -> Bool {
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    stackOfTheLaunch = stack
    return true
  }
}
