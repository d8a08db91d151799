public import Domain

/// The state of a profile screen.
public enum ProfileState: Equatable, Sendable {
  /// The request is running.
  case loading
  /// The request returned this profile and these posts.
  case loaded(Profile, [Post])
  /// The request failed.
  case failed(ServerError)
}

/// The factories of a profile screen's children. A test passes factories of spies.
///
/// - Isolation: main actor. The composition retains the closures, so they must not capture the
///   container.
@MainActor
public struct ProfileParts<Controller> {
  /// Makes the header.
  public var header: (Profile) -> Controller
  /// Makes the list of posts.
  public var posts: ([Post]) -> Controller
  /// Makes the activity indicator.
  public var loading: () -> Controller
  /// Makes the error message.
  public var failure: (String) -> Controller

  /// Creates the factories.
  public init(
    header: @escaping (Profile) -> Controller, posts: @escaping ([Post]) -> Controller,
    loading: @escaping () -> Controller, failure: @escaping (String) -> Controller
  ) {
    self.header = header
    self.posts = posts
    self.loading = loading
    self.failure = failure
  }
}

/// Shows a profile screen as child controllers.
///
/// The children are a header and the posts, or one child that shows progress or an error.
///
/// The container calls `show(_:)` when the state changes, and `layout()` when its bounds change.
///
/// - Isolation: main actor. The container retains this object, which references the container
///   weakly.
@MainActor
public final class ProfileComposition<Controller: ContainableController>
where Controller.ContainedController == Controller {
  private let places: HeaderAndRest<Controller>
  private let parts: ProfileParts<Controller>
  private var state: ProfileState?

  /// Creates an empty screen in `container`.
  public init(in container: Controller, from parts: ProfileParts<Controller>) {
    places = HeaderAndRest(in: container)
    self.parts = parts
  }

  /// Shows a state. Showing the current state again has no effect.
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

  /// Sets the children's frames. Call it in the container's `viewDidLayoutSubviews`.
  public func layout() {
    places.layout()
  }
}
