import Domain
public import Presenter
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A table's data source between the table and the posts, so the controller forwards no call.
///
/// The ``source`` loads the posts and can be shared. The user's ``PostsDisplay`` determines what a
/// row shows. The table holds its data source weakly, so the controller must hold this object.
@MainActor public final class PostRows: NSObject, UITableViewDataSource {
  /// The posts.
  public let source: PostDataSource
  private let display: PostsDisplay
  private let context: PresentationContext

  /// Creates rows for the posts of `source`. `display` determines what a row shows.
  public init(_ source: PostDataSource, _ display: PostsDisplay, in context: PresentationContext) {
    self.source = source
    self.display = display
    self.context = context
  }

  /// Sets this object as the data source of `table`, and registers the cell class.
  public func show(in table: UITableView) {
    table.register(PostCell.self, forCellReuseIdentifier: "Post")
    table.dataSource = self
  }

  /// Returns the number of posts.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.numberOfRows
  }

  /// Returns a cell with the first lines of the post.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
    fill(cell, inRow: indexPath.row)
    return cell
  }

  /// Shows the post's first lines and, if the user chose to show days, the post's day.
  ///
  /// Stops the program if the cell does not conform to ``PostShowing``, because the row would be
  /// empty.
  func fill(_ cell: AnyObject, inRow row: Int) {
    guard let showing = cell as? any PostShowing else {
      fatalError("The cell is a \(type(of: cell)), which does not conform to PostShowing.")
    }
    let post = PostPresenter(source.item(inRow: row), in: context)
    let lines = post.text.split(separator: "\n").prefix(display.lineCount)
    showing.show(lines.joined(separator: " "), day: display.showsDays ? post.day : nil)
  }
}

/// A cell that shows a post.
@MainActor protocol PostShowing: AnyObject {
  /// Shows the text, and below it the day if there is one.
  func show(_ text: String, day: String?)
}

final class PostCell: UITableViewCell, PostShowing {
  func show(_ text: String, day: String?) {
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = day
    contentConfiguration = content
  }
}
