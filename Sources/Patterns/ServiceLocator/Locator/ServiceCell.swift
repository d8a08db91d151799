import Foundation
public import Synchronization

/// Storage for one service. It is empty until the service is created, and is set only once.
///
/// Reading takes no lock: the atomic flag publishes the service to all threads.
@usableFromInline
nonisolated final class ServiceCell<Service: Sendable>: Sendable {
  @usableFromInline let isStored = Atomic(false)
  // It is written once, before `isStored` becomes true. Reads before that return nil.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var stored: Service?

  @usableFromInline init() {}

  /// Whether the service was created. If it is true, `stored` contains the service.
  @inlinable var isFilled: Bool { isStored.load(ordering: .acquiring) }

  /// The service, or nil before its creation.
  @inlinable var service: Service? { isFilled ? stored : nil }

  /// Stores the service. The caller holds the lock of `ServiceCreation`.
  func store(_ service: Service) {
    stored = service
    isStored.store(true, ordering: .releasing)
  }
}

/// Runs service factories one at a time and detects cycles.
///
/// All scopes and slots share one lock. With a lock for each service, two threads that enter a
/// cycle at opposite ends would deadlock. The lock is recursive because a factory resolves other
/// services on its own thread.
nonisolated final class ServiceCreation: Sendable {
  /// The instance that all scopes and slots of the process share.
  static let shared = ServiceCreation()

  private let lock = NSRecursiveLock()
  /// The services that are being created, the requested service first.
  private let steps = Mutex<[(cell: ObjectIdentifier, name: String)]>([])

  /// Returns the service in `cell`, and creates it on the first call.
  func service<Service: Sendable>(
    in cell: ServiceCell<Service>, named name: String, make: () throws -> Service
  ) throws(ServiceError) -> Service {
    try lock.withLock {
      Result { () throws(ServiceError) in try lockedService(in: cell, named: name, make: make) }
    }.get()
  }

  /// Returns or creates the service. The caller holds the lock.
  private func lockedService<Service: Sendable>(
    in cell: ServiceCell<Service>, named name: String, make: () throws -> Service
  ) throws(ServiceError) -> Service {
    if let service = cell.service { return service }
    let path = path(to: name)
    let id = ObjectIdentifier(cell)
    let isCycle = steps.withLock { steps in
      defer { steps.append((id, name)) }
      return steps.contains { $0.cell == id }
    }
    defer { steps.withLock { _ = $0.removeLast() } }
    if isCycle { throw .cycle(path: path) }
    do {
      let service = try make()
      cell.store(service)
      return service
    } catch let error as ServiceError {
      throw error
    } catch {
      throw .failed(path: path, reason: "\(error)")
    }
  }

  /// Returns the path from the requested service to `name`.
  ///
  /// The path contains the name of each service that is being created.
  func path(to name: String) -> [String] {
    lock.withLock { steps.withLock { $0.map(\.name) } } + [name]
  }
}
