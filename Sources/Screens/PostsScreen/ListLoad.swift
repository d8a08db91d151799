public import Domain
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// An object that loads posts while an indicator animates, and then reloads the lists.
///
///     load.start(for: self) { [weak self] error in self?.show(error) }
///
/// A running load retains the source and the indicator, and references the list weakly. So the load
/// hides the indicator even if the screen no longer exists. If loads overlap, the load that ends
/// last hides the indicator.
@MainActor public final class ListLoad {
  private let source: PostDataSource
  private let activity: UIActivityIndicatorView
  private var running = 0

  /// Creates an object that loads `source` and shows progress with `activity`.
  public init(_ source: PostDataSource, activity: UIActivityIndicatorView) {
    self.source = source
    self.activity = activity
  }

  /// Starts a load.
  ///
  /// After a success, all lists of the source reload. After a failure, only `list` reloads, with
  /// the previous rows, and `failed` receives the error.
  ///
  /// - Returns: the task, so that the caller can wait for it or cancel it.
  @discardableResult
  public func start(
    for list: any RowsReloading, failed: @escaping @MainActor (ServerError) -> Void
  ) -> Task<Void, Never> {
    if running == 0 { activity.startAnimating() }
    running += 1
    source.add(list)
    return Task { [weak list] in
      do throws(ServerError) {
        try await source.load()
        end()
        source.reloadLists()
      } catch {
        end()
        list?.reloadData()
        failed(error)
      }
    }
  }

  private func end() {
    running -= 1
    if running == 0 { activity.stopAnimating() }
  }
}
