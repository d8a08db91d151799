import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator
import Storyboard

/// The list of posts, as the document has it but for one thing: it forwards no table call.
final class PostsController: ViewController, StoryboardHosted {
  var storyboard: StoryboardLoader?
  var serviceLocator: (any PostLocating)?
  var tableView: TableView?
  let activity = SpokenActivity()
  private var rows: TableItemRows<PostDataSource>?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let source = serviceLocator?.dataSource, let tableView else { return }
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "Post")
    rows = TableItemRows(source, reuseIdentifier: "Post")
    tableView.dataSource = rows
  }

  /// Shows the activity, loads, hides the activity again, reloads.
  func load() async {
    guard let source = serviceLocator?.dataSource, let tableView else { return }
    await ListLoad(source, activity: activity).start(for: tableView).value
  }

  /// What the table's delegate does: the next screen is given the item of the row.
  func select(row: Int) throws {
    guard let post = serviceLocator?.dataSource.item(inRow: row) else { return }
    try storyboard?.performSegue(withIdentifier: "showPost", from: self) {
      (next: PostDetailController) in next.post = post
    }
  }
}

/// The document's controller: a locator gives it a data source, and it forwards every call of the
/// table by hand (row E9), here two; with editing, headers and swipes soon a dozen.
final class ForwardingPostsController: ViewController, TableViewDataSource {
  var serviceLocator: (any PostLocating)?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    serviceLocator?.dataSource.numberOfRows ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
    cell.textLabel?.text = serviceLocator?.dataSource.text(ofRow: indexPath.row).title
    return cell
  }
}

/// One post.
final class PostDetailController: ViewController {
  var serviceLocator: (any PostLocating)?
  var textLabel: Label?
  var post: Post?
}

/// An indicator that writes down what it is told.
final class SpokenActivity: ActivityShowing {
  private(set) var log: [String] = []

  func startAnimating() { log.append("activity shown") }
  func stopAnimating() { log.append("activity hidden") }
}

extension StoryboardClasses {
  /// The stage's classes and those of the posts, with the placeholder that `makeLocator` makes.
  static func posts<Locator: PostLocating>(
    _ makeLocator: @escaping @MainActor () -> Locator
  ) -> StoryboardClasses {
    var classes = StoryboardClasses.headless
    classes.add(Locator.self, named: "PostServiceLocator", make: makeLocator)
    classes.add(
      PostsController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("tableView", \.tableView),
        OutletBinding("activityIndicator") { (_: PostsController, _: ActivityIndicatorView) in },
      ]
    ) { PostsController() }
    classes.add(
      PostDetailController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("textLabel", \.textLabel),
      ]
    ) { PostDetailController() }
    classes.add(ViewController.self, named: "ComposeController") { ViewController() }
    return classes
  }
}
