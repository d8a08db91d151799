/// Loads a source for a list: shows the activity, loads, hides the activity, reloads (row E5).
///
/// The activity is hidden again however the load ends, and although the screen may be gone by then:
/// the indicator can be the whole app's. So the load holds the source and the indicator until it
/// ends, and the list only weakly. Of two loads that overlap, the first to end does not hide what
/// the other still needs.
///
///     load.start(for: tableView) { [weak self] error in self?.show(error) }
@MainActor public final class ListLoad<Source: TableItemSource> {
  private let source: Source
  private let activity: any ActivityShowing
  private var running = 0

  /// Loads of `source`, shown by `activity`.
  public init(_ source: Source, activity: any ActivityShowing) {
    self.source = source
    self.activity = activity
  }

  /// Starts a load; `failed` is told why it came to nothing. The list is reloaded in either case:
  /// after a failure it shows what there was before. Where the items are new, every other list of
  /// the source is reloaded with it.
  ///
  /// - Returns: the task, for a test to wait for, or to be cancelled.
  @discardableResult
  public func start(
    for list: any RowsReloading, failed: @escaping @MainActor (Source.Failure) -> Void = { _ in }
  ) -> Task<Void, Never> {
    begin()
    source.observers.add(list)
    return Task { [weak list] in
      var failure: Source.Failure?
      do throws(Source.Failure) {
        try await source.load()
      } catch {
        failure = error
      }
      end()
      if let failure {
        list?.reloadData()
        failed(failure)
      } else {
        source.observers.reloadData()
      }
    }
  }

  private func begin() {
    if running == 0 { activity.startAnimating() }
    running += 1
  }

  private func end() {
    running -= 1
    if running == 0 { activity.stopAnimating() }
  }
}
