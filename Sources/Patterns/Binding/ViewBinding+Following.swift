public import Observation

extension ViewBinding where Presenter: Observable {
  /// Writes what the view does not show yet, and goes on to do so after every change.
  ///
  /// All links are read under one tracking. The changes of one turn end in one pass, in which each
  /// property is read once and written at most once. Called again, as from `viewWillAppear`, it
  /// does nothing: one change is never delivered twice.
  public func start() {
    guard !isFollowing, let presenter, let view else { return }
    isFollowing = true
    connections = links.compactMap { $0.connect?(presenter, view, self) }
    follow()
  }
}

extension ViewBinding {
  /// Everything is read before anything is written: a callback that sets the presenter while its
  /// view is written to is then a change like any other, and gets a turn of its own.
  private func follow() {
    guard let presenter, let view else { return stop() }
    let life = life
    var writes: [@MainActor () -> Void] = []
    withObservationTracking {
      writes = links.compactMap { $0.stage(presenter, view) }
    } onChange: { [weak self, turns] in
      turns.schedule { [weak self] in
        guard let self, self.life == life else { return }
        follow()
      }
    }
    for write in writes {
      write()
      if self.life != life { return }
    }
  }
}
