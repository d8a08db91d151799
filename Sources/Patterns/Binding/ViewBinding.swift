/// Keeps a view at what its presenter says.
///
///     let binding = ViewBinding(presenter, to: view, [
///       .show(\.name, in: \.nameLabel.text),
///       .show(\.followerCount, in: \.followerCountLabel.text),
///     ])
///     binding.updateView()                  // by hand, after each change …
///     binding.start()                       // … or live, where the presenter is `@Observable`
///
/// The binding holds presenter and view weakly, and is held by its owner, most often the controller:
/// whichever of the three goes first, nothing is written any more and nothing is kept alive. There
/// is no cycle as long as no transform captures the owner. Source: row D5.
@MainActor public final class ViewBinding<Presenter: AnyObject, View: AnyObject> {
  weak var presenter: Presenter?
  weak var view: View?
  let links: [Link<Presenter, View>]
  let turns: TurnScheduler
  /// Counts the times that the binding was stopped: work of an earlier life does nothing.
  var life = 0
  var connections: [@MainActor @Sendable () -> Void] = []

  /// Whether changes are followed at present.
  public internal(set) var isFollowing = false

  /// A binding that has written nothing yet.
  ///
  /// - Parameter turns: when a live binding writes what has changed; a test takes this in hand.
  public init(
    _ presenter: Presenter, to view: View, on turns: TurnScheduler = .mainActor,
    _ links: [Link<Presenter, View>]
  ) {
    self.presenter = presenter
    self.view = view
    self.turns = turns
    self.links = links
  }

  deinit {
    guard !connections.isEmpty else { return }
    let connections = connections
    turns.schedule { for disconnect in connections { disconnect() } }
  }

  /// Writes what the view does not show yet, and nothing else.
  ///
  /// A callback of the view's may set the presenter, update again, or ``stop()``: after that the
  /// rest of the pass is left undone.
  public func updateView() {
    guard let presenter, let view else { return }
    let life = life
    for link in links {
      link.update(presenter, view)
      if self.life != life { return }
    }
  }

  /// Ends following and typing, at once: what is already scheduled is not carried out.
  ///
  /// Calling it twice, or before ``start()``, does no harm. Dropping the binding does the same.
  public func stop() {
    life += 1
    isFollowing = false
    for disconnect in connections { disconnect() }
    connections = []
  }
}
