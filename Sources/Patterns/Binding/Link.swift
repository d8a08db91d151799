/// One property of a presenter tied to one property of a view.
///
/// A link is a recipe without state: one list of links may serve many screens. It is made from two
/// key paths, so a misspelt name, or a text tied to a flag, does not compile.
///
///     let links: [Link<ProfilePresenter, ProfileView>] = [
///       .show(\.name, in: \.nameLabel.text),
///       .show(\.canFollow, in: \.followButton.isEnabled),
///     ]
///
/// Source: row D5, where the pairs are a map of strings.
@MainActor public struct Link<Presenter: AnyObject, View: AnyObject> {
  /// Lets go of what ``connect`` took hold of.
  public typealias Disconnect = @MainActor @Sendable () -> Void

  /// Reads, compares and writes in one go.
  let update: @MainActor (Presenter, View) -> Void
  /// Reads and compares; returns the write, where there is something to write.
  let stage: @MainActor (Presenter, View) -> (@MainActor () -> Void)?
  /// Begins to carry what the user does from the view to the presenter, while `owner` lives.
  let connect: (@MainActor (Presenter, View, _ owner: AnyObject) -> Disconnect)?

  /// A link made of its three steps; the factories beside it are what callers want.
  ///
  /// - Parameters:
  ///   - update: reads, compares and writes; it must not write what the view already has.
  ///   - stage: does the same, but leaves the write to its caller.
  ///   - connect: for links that go both ways; holds neither presenter, view nor owner.
  public init(
    update: @escaping @MainActor (Presenter, View) -> Void,
    stage: @escaping @MainActor (Presenter, View) -> (@MainActor () -> Void)?,
    connect: (@MainActor (Presenter, View, _ owner: AnyObject) -> Disconnect)? = nil
  ) {
    self.update = update
    self.stage = stage
    self.connect = connect
  }
}
