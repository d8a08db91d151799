/// A control that starts a refresh, above the content of a scroll view.
///
/// When the user pulls the content down, the control sends `.valueChanged`. Call
/// ``endRefreshing()`` after the refresh.
///
///     let control = UIRefreshControl()
///     control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
///     tableView.refreshControl = control
@MainActor open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  open internal(set) var isRefreshing = false {
    didSet { if isRefreshing != oldValue { setNeedsDisplay() } }
  }

  /// Shows that a refresh is in progress. As in UIKit, this sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the refresh ended.
  open func endRefreshing() { isRefreshing = false }
}
