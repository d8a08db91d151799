public import Domain
public import Presenter
public import ServiceLocator

/// The posts of a data source, with the row texts that the user chose.
///
/// The data source loads the posts and can be shared. The display decides what a row shows.
@MainActor public final class PostRows: TableItemSource {
  private let source: PostDataSource
  private let display: PostsDisplay
  private let context: PresentationContext

  /// Creates the rows of `source`, whose texts `display` determines.
  public init(_ source: PostDataSource, _ display: PostsDisplay, in context: PresentationContext) {
    self.source = source
    self.display = display
    self.context = context
  }

  /// The posts of the data source.
  public var items: [Post] { source.items }
  /// The lists that reload after a load of the data source.
  public var observers: ListObservers { source.observers }

  /// Loads the posts of the data source.
  public func load() async throws(ServerError) { try await source.load() }

  /// Returns the first lines of the post as title, and the day of the post as detail.
  public func text(ofRow row: Int) -> RowText {
    let post = PostPresenter(item(inRow: row), in: context)
    let lines = post.text.split(separator: "\n").prefix(display.lineCount)
    return RowText(lines.joined(separator: " "), detail: display.showsDays ? post.day : nil)
  }
}
