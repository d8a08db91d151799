public import Domain

/// **A trap.** The load of the document's list of posts, with its two bugs. Do not copy it.
///
/// 1. It ignores the error. After a failure the user sees the old rows and no reason.
/// 2. It updates the views in the request's callback. `URLSession` calls it on a queue of its own.
///
/// In Swift 6 the compiler rejects a direct call of a view's method in such a callback.
/// `assumeIsolated` keeps the document's form: it stops the program on another queue.
/// ``ListLoad`` has neither bug.
@MainActor public final class DocumentPostLoad {
  /// A request that reports its result to a callback, on any queue.
  public typealias Request = (@escaping @Sendable (Result<[Post], ServerError>) -> Void) -> Void

  /// The posts of the last load.
  public private(set) var items: [Post] = []

  private weak var list: (any RowsReloading)?
  private let activity: any ActivityShowing
  private let request: Request

  /// Creates a load that shows its progress with `activity` and then reloads `list`.
  public init(
    for list: any RowsReloading, activity: any ActivityShowing, request: @escaping Request
  ) {
    self.list = list
    self.activity = activity
    self.request = request
  }

  /// Starts a load. It always hides the activity, even if this object no longer exists.
  public func load() {
    activity.startAnimating()
    let show: @MainActor (Result<[Post], ServerError>) -> Void = { [weak self, activity] result in
      defer { activity.stopAnimating() }
      if case .success(let posts) = result { self?.items = posts }
      self?.list?.reloadData()
    }
    request { result in
      MainActor.assumeIsolated { show(result) }
    }
  }
}
