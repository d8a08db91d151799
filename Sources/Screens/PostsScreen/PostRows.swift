public import Domain
public import Presenter
public import ServiceLocator

/// The posts of a data source, and the texts of their rows.
///
/// The data source loads the posts and can be shared. The user's ``PostsDisplay`` determines what a
/// row shows.
@MainActor public final class PostRows: TableItemSource {
  private let source: PostDataSource
  private let display: PostsDisplay
  private let context: PresentationContext

  /// Creates rows for the posts of `source`. `display` determines what a row shows.
  public init(_ source: PostDataSource, _ display: PostsDisplay, in context: PresentationContext) {
    self.source = source
    self.display = display
    self.context = context
  }

  /// The posts of the data source.
  public var items: [Post] { source.items }
  /// The lists that reload after the data source loads.
  public var observers: ListObservers { source.observers }

  /// Loads the posts of the data source.
  public func load() async throws(ServerError) { try await source.load() }

  /// Returns the post's first lines as the title. If the user chose to show days, the detail is the
  /// post's day.
  public func text(ofRow row: Int) -> RowText {
    let post = PostPresenter(item(inRow: row), in: context)
    let lines = post.text.split(separator: "\n").prefix(display.lineCount)
    return RowText(lines.joined(separator: " "), detail: display.showsDays ? post.day : nil)
  }
}
