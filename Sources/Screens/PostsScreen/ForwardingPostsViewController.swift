import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator
import Storyboard

/// The document's own controller: the locator has the data source, so the controller answers the
/// table by passing every call on by hand (row E9). Two here; with headers, editing and moving soon
/// a dozen, and none of them can be tested without the controller.
///
/// Everything else is as in ``PostsViewController``: what differs between the two is the lesson. The
/// load differs too, written out as in the document; but the document swallowed the error.
@MainActor public final class ForwardingPostsViewController: ViewController, StoryboardHosted {
  /// The loader that made the controller; it makes the next screen.
  public var storyboard: StoryboardLoader?

  // The outlets.
  var serviceLocator: (any PostLocating)?
  var tableView: TableView?
  var activityIndicator: ActivityIndicatorView?

  /// Answers the table itself, and loads.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    tableView?.register(TableViewCell.self, forCellReuseIdentifier: "Post")
    tableView?.dataSource = self
    serviceLocator?.dataSource.observers.add(self)
    addRefreshButton { [weak self] in self?.load() }
    load()
  }

  /// Loads the posts, as the document does: its `defer` hides the indicator however the load ends,
  /// for it stands before the screen is asked whether it is still there.
  @discardableResult public func load() -> Task<Void, Never>? {
    guard let source = serviceLocator?.dataSource, let activityIndicator else { return nil }
    activityIndicator.startAnimating()
    return Task { [weak self] in
      var failure: (any Error)?
      do {
        defer { activityIndicator.stopAnimating() }
        try await source.load()
      } catch {
        failure = error
      }
      source.observers.reloadData()
      guard let failure else { return }
      self?.showFailure("The Posts Were Not Loaded", failure) { self?.load() }
    }
  }

  /// Keeps the indicator in the middle.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator?.moveToMiddle(of: view)
  }
}
