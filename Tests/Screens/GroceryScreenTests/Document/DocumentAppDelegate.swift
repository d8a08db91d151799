import Database

/// The document's way to launch: the stack is a local constant of the function (row B8). It is gone
/// on return, and the controller, whom nobody gave it, is left with none.
@MainActor
final class DocumentAppDelegate {
  private(set) weak var stackOfTheLaunch: DatabaseStack?

  func didFinishLaunching(with location: DatabaseLocation) throws -> Bool {
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    stackOfTheLaunch = stack
    return true
  }
}
