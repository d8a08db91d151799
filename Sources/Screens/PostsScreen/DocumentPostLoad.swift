public import Domain
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** Loads a list of posts as a published example does, with two bugs. Do not copy it.
///
/// 1. It ignores the error. After a failure the user sees the old rows and no reason.
/// 2. It updates the views in the request's callback. `URLSession` runs this callback on a
///    background queue.
///
/// In Swift 6 the compiler rejects a direct call of a view's method in such a callback. Here
/// `assumeIsolated` makes the call compile. If the callback runs on a background queue, the program
/// stops. ``ListLoad`` has neither bug.
@MainActor public final class DocumentPostLoad {
  /// A request that calls its callback with the result, on any queue.
  public typealias Request = (@escaping @Sendable (Result<[Post], ServerError>) -> Void) -> Void

  /// The posts of the last successful load.
  public private(set) var items: [Post] = []

  private weak var list: (any RowsReloading)?
  private let activity: UIActivityIndicatorView
  private let request: Request

  /// Creates a load that shows its progress with `activity` and then reloads `list`.
  public init(
    for list: any RowsReloading, activity: UIActivityIndicatorView, request: @escaping Request
  ) {
    self.list = list
    self.activity = activity
    self.request = request
  }

  /// Starts a load. The callback hides the indicator, even if this object was deallocated.
  public func load() {
    activity.startAnimating()
    let show: @MainActor @Sendable (Result<[Post], ServerError>) -> Void = {
      [weak self, activity] result in
      defer { activity.stopAnimating() }
      if case .success(let posts) = result { self?.items = posts }
      self?.list?.reloadData()
    }
    request { result in
      MainActor.assumeIsolated { show(result) }
    }
  }
}
