public import Synchronization

/// Room for one service: empty at first, filled once, read without a lock.
///
/// The atomic pointer is set at most once (``ServiceMaking`` sees to that, under its lock) and
/// released only in `deinit`, when nobody can be reading any more; so a reader may take what it
/// points to without first keeping it alive. `AtomicLazyReference` promises the same, but its load
/// is five times slower here: it is not inlined.
@usableFromInline
nonisolated final class ServiceCell<Service: Sendable>: Sendable {
  /// A service in a box of its own, for the atomic pointer must point to an object.
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let service: Service

    init(_ service: Service) {
      self.service = service
    }
  }

  @usableFromInline let box = Atomic<Unmanaged<Box>?>(nil)

  @usableFromInline init() {}

  deinit {
    box.load(ordering: .acquiring)?.release()
  }

  /// The service, once it was made.
  @inlinable var made: Service? {
    box.load(ordering: .acquiring)?.takeUnretainedValue().service
  }

  /// Publishes the service to every thread. Called once, under the lock of `ServiceMaking`.
  func keep(_ service: Service) {
    box.store(.passRetained(Box(service)), ordering: .releasing)
  }
}
