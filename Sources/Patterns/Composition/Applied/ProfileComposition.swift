import Domain

/// A profile screen put together from children: a header and the posts; or one child that waits,
/// or tells a failure, on all of the screen's rest (D2).
///
/// The container is left with two calls: `show(_:)` when something has come, and `layout()`.
///
/// - Isolation: main actor. The container holds this; this holds the container weakly.
@MainActor
public final class ProfileComposition<Controller: ContainableController>
where Controller.ContainedController == Controller {
  private let places: HeaderAndRest<Controller>
  private let parts: ProfileParts<Controller>
  private var state: ProfileState?

  /// An empty screen in `container`.
  public init(in container: Controller, from parts: ProfileParts<Controller>) {
    places = HeaderAndRest(in: container)
    self.parts = parts
  }

  /// Shows a state; the same state shown again changes nothing.
  public func show(
    _ newState: ProfileState,
    with transition: (any ChildTransition<Controller.ContainedView>)? = nil
  ) {
    guard newState != state else { return }
    state = newState
    switch newState {
    case .loading:
      places.header.show(nil)
      places.rest.show(parts.loading(), with: transition)
    case .loaded(let profile, let posts):
      places.header.show(parts.header(profile))
      places.rest.show(parts.posts(posts), with: transition)
    case .failed(let error):
      places.header.show(nil)
      places.rest.show(parts.failure(error.description), with: transition)
    }
  }

  /// Lays the children out: to be called in the container's `viewDidLayoutSubviews`.
  public func layout() {
    places.layout()
  }
}
