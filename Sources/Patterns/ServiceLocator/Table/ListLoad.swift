/// An indicator of running work, such as `UIActivityIndicatorView`.
@MainActor public protocol ActivityShowing: AnyObject {
  /// Shows the indicator.
  func startAnimating()
  /// Hides the indicator.
  func stopAnimating()
}

/// Loads a source while an indicator animates, then reloads the list.
///
///     load.start(for: tableView) { [weak self] error in self?.show(error) }
///
/// A running load retains the source and the indicator, and references the list weakly. So the load
/// hides an app-wide indicator even if the screen no longer exists. If loads overlap, the load that
/// ends last hides the indicator.
@MainActor public final class ListLoad<Source: TableItemSource> {
  private let source: Source
  private let activity: any ActivityShowing
  private var running = 0

  /// Creates an object that loads `source` and shows progress with `activity`.
  public init(_ source: Source, activity: any ActivityShowing) {
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
    for list: any RowsReloading, failed: @escaping @MainActor (Source.Failure) -> Void = { _ in }
  ) -> Task<Void, Never> {
    if running == 0 { activity.startAnimating() }
    running += 1
    source.observers.add(list)
    return Task { [weak list] in
      do throws(Source.Failure) {
        try await source.load()
        end()
        source.observers.reloadData()
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
