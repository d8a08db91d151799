import Domain
import ServiceLocator

/// Where the posts of a run are: what the screens read, and what others do meanwhile, of which the
/// screens are told nothing.
protocol PostsSource: Sendable {
  /// What the screens read from.
  var session: any PostSession { get }

  /// Somebody writes a post.
  func write(_ post: Post) async throws

  /// Somebody removes a post.
  func remove(_ id: Post.ID) async throws

  /// Whether the posts cannot be reached; false, and not to be changed, where they always can.
  func setOffline(_ isOffline: Bool) throws

  /// The program ends.
  func leave() async
}
