public import Domain

/// A post made fit to show: its text, and how long ago it was written.
///
/// A value that may be made on any actor; the model is private. ``age`` asks the context's clock
/// each time it is read, so a row that is shown again later is never stale.
///
///     PostPresenter(post, in: context).age           // "2 hours ago"
public nonisolated struct PostPresenter: Sendable {
  private let post: Post
  private let context: PresentationContext

  /// The presentation of `post`, for readers in `context`.
  public init(_ post: Post, in context: PresentationContext) {
    self.post = post
    self.context = context
  }

  /// What the post says.
  public var text: String { post.text }

  /// How long ago it was written, in words: "now", "2 hours ago", "yesterday".
  public var age: String { context.howLongAgo(post.date) }

  /// The day on which it was written, at the reader's place.
  public var day: String { context.day(of: post.date) }
}
