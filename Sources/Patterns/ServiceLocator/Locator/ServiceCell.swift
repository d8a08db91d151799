import Foundation
import Synchronization

/// Stores a registered service after its first request.
nonisolated final class ServiceCell: Sendable {
  private let entry: ServiceRegistrations.Entry
  private let stored = Mutex<(any AnyObject & Sendable)?>(nil)

  init(_ entry: ServiceRegistrations.Entry) {
    self.entry = entry
  }

  /// Returns the box of the service, and creates the service on the first call.
  func box(in scope: ServiceScope) throws(ServiceError) -> any AnyObject & Sendable {
    ServiceCreation.lock.lock()
    defer { ServiceCreation.lock.unlock() }
    if let box = stored.withLock({ $0 }) { return box }
    try ServiceCreation.begin(self, named: entry.name)
    defer { ServiceCreation.end() }
    do {
      let box = try entry.make(scope)
      stored.withLock { $0 = box }
      return box
    } catch let error as ServiceError {
      throw error
    } catch {
      throw .failed(path: ServiceCreation.path(), reason: "\(error)")
    }
  }
}

/// An object that contains a service of any type.
nonisolated final class ServiceBox<Service: Sendable>: Sendable {
  let service: Service

  init(_ service: Service) {
    self.service = service
  }
}

/// The lock that all scopes share, and the services that are being created.
///
/// With a lock for each service, two threads that enter a cycle at opposite ends would deadlock.
/// The lock is recursive, because a factory resolves other services on its own thread. A `Mutex` is
/// not recursive, so the `Mutex` here only proves to the compiler that `steps` is protected.
nonisolated enum ServiceCreation {
  static let lock = NSRecursiveLock()
  /// The services that are being created, the requested service first.
  private static let steps = Mutex<[(cell: ObjectIdentifier, name: String)]>([])

  /// Adds a service to the path. If the path contains the service already, throws the cycle.
  static func begin(_ cell: ServiceCell, named name: String) throws(ServiceError) {
    let id = ObjectIdentifier(cell)
    if steps.withLock({ $0.contains { $0.cell == id } }) { throw .cycle(path: path() + [name]) }
    steps.withLock { $0.append((id, name)) }
  }

  /// Removes the last service from the path.
  static func end() {
    steps.withLock { _ = $0.removeLast() }
  }

  /// Returns the names of the services that this thread is creating.
  static func path() -> [String] {
    lock.withLock { steps.withLock { $0.map(\.name) } }
  }
}
