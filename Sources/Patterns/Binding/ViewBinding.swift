public import Observation
import Synchronization

/// Updates a view's properties from its presenter's properties.
///
///     let binding = ViewBinding(presenter, to: view, [
///       .show(\.name, in: \.nameLabel.text),
///       .show(\.followerCount, in: \.followerCountLabel.text),
///     ])
///     binding.updateView()                  // by hand, after each change …
///     binding.start()                       // … or live, if the presenter is `@Observable`
///
/// The binding references presenter and view weakly. The owner, usually the controller, retains the
/// binding. If presenter, view or owner is deallocated, updates stop and nothing leaks, unless a
/// transform captures the owner: that creates a retain cycle.
@MainActor public final class ViewBinding<Presenter: AnyObject, View: AnyObject> {
  private weak var presenter: Presenter?
  private weak var view: View?
  private let links: [PropertyLink<Presenter, View>]
  private let scheduler: TurnScheduler
  private lazy var changedLinks = ChangedLinks(scheduler) { [weak self] in
    self?.updateChangedLinks()
  }
  /// For each link, whether observation will report its next change.
  private var isTracked: [Bool]
  /// The number of calls to `stop()`. An update pass ends when this number changes.
  private var stopCount = 0
  private var connections: [PropertyLink<Presenter, View>.Disconnect] = []

  /// Whether the binding updates the view after each change of the presenter.
  public private(set) var isFollowing = false

  /// Creates a binding without updating the view.
  ///
  /// `scheduler` schedules the updates of a live binding. A test passes a scheduler that collects
  /// them.
  public init(
    _ presenter: Presenter, to view: View, on scheduler: TurnScheduler = .mainActor,
    _ links: [PropertyLink<Presenter, View>]
  ) {
    self.presenter = presenter
    self.view = view
    self.scheduler = scheduler
    self.links = links
    isTracked = Array(repeating: false, count: links.count)
  }

  deinit {
    guard !connections.isEmpty else { return }
    let connections = connections
    scheduler.schedule { for disconnect in connections { disconnect() } }
  }

  /// Writes each value that differs from the value in the view.
  ///
  /// A callback of the view may change the presenter, call `updateView()` or call ``stop()``. After
  /// ``stop()`` the remaining links are not written.
  public func updateView() {
    guard let presenter, let view else { return }
    let count = stopCount
    for link in links {
      link.update(presenter, view)
      if stopCount != count { return }
    }
  }

  /// Stops live updates and two-way links. Scheduled updates have no effect.
  ///
  /// Calling this method twice or before ``start()`` is harmless. Deallocating the binding also
  /// stops the updates.
  public func stop() {
    stopCount += 1
    isFollowing = false
    for disconnect in connections { disconnect() }
    connections = []
  }
}

extension ViewBinding where Presenter: Observable {
  /// Updates the view now and after each change of the presenter.
  ///
  /// Each link is tracked separately, so after a change only the affected links are read. All
  /// changes in one turn of the main actor are written in one pass. A second call, as in
  /// `viewWillAppear`, has no effect.
  public func start() {
    guard !isFollowing, let presenter, let view else { return }
    isFollowing = true
    connections = links.compactMap { $0.connect?(presenter, view, self) }
    _ = takeChangedLinks()
    update(Array(links.indices))
  }
}

extension ViewBinding {
  private func updateChangedLinks() {
    if isFollowing { update(takeChangedLinks().sorted()) }
  }

  private func takeChangedLinks() -> [Int] {
    let numbers = changedLinks.take()
    for number in numbers { isTracked[number] = false }
    return numbers
  }

  private func update(_ numbers: [Int]) {
    guard let presenter, let view else { return stop() }
    let count = stopCount
    for number in numbers {
      // `stage` tracks the link before the write, so a change by the view's callback is reported.
      guard let write = stage(number, presenter, view) else { continue }
      write()
      if stopCount != count { return }
    }
  }

  /// Reads a link's values, and starts to track them unless they are already tracked.
  private func stage(
    _ number: Int, _ presenter: Presenter, _ view: View
  ) -> (@MainActor () -> Void)? {
    guard !isTracked[number] else { return links[number].stage(presenter, view) }
    isTracked[number] = true
    return withObservationTracking {
      links[number].stage(presenter, view)
    } onChange: { [changedLinks] in
      changedLinks.append(number)
    }
  }
}

/// The indexes of the links that changed since the last pass. Changes may come from any thread.
private nonisolated final class ChangedLinks: Sendable {
  private let numbers = Mutex<[Int]>([])
  private let scheduler: TurnScheduler
  private let update: TurnScheduler.Work

  init(_ scheduler: TurnScheduler, update: @escaping TurnScheduler.Work) {
    self.scheduler = scheduler
    self.update = update
  }

  /// Adds a link's index, and schedules an update pass unless a pass is already scheduled.
  func append(_ number: Int) {
    let isFirst = numbers.withLock { numbers in
      numbers.append(number)
      return numbers.count == 1
    }
    if isFirst { scheduler.schedule(update) }
  }

  /// Returns all indexes and removes them.
  func take() -> [Int] {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}
