import Foundation
import Synchronization

/// Makes services one at a time, and knows what is being made for what.
///
/// One lock for all scopes and slots: with a lock for each service, or each tree of scopes, two
/// threads that make A (which needs B) and B (which needs A) would wait for one another for ever,
/// where here the second step finds the ring and says so. It is recursive, for a factory asks for other services on its own
/// thread. Reading a service that exists takes no lock at all.
@usableFromInline
nonisolated final class ServiceMaking: Sendable {
  private struct Step {
    let cell: ObjectIdentifier
    let name: String
  }

  private let lock = NSRecursiveLock()
  private let steps = Mutex<[Step]>([])

  /// The one that all scopes and slots of the process share.
  static let shared = ServiceMaking()

  /// The service in `cell`; made and kept there if this is the first call.
  func service<Service: Sendable>(
    in cell: ServiceCell<Service>, named name: String, make: () throws -> Service
  ) throws(ServiceError) -> Service {
    lock.lock()
    defer { lock.unlock() }
    if let service = cell.made { return service }
    let path = try begin(Step(cell: ObjectIdentifier(cell), name: name))
    defer { steps.withLock { _ = $0.removeLast() } }
    do {
      let service = try make()
      cell.keep(service)
      return service
    } catch let error as ServiceError {
      throw error
    } catch {
      throw .failed(path: path, reason: "\(error)")
    }
  }

  /// The way from what was asked for first to `name`, on this thread.
  func path(to name: String) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    return steps.withLock { $0.map(\.name) } + [name]
  }

  private func begin(_ step: Step) throws(ServiceError) -> [String] {
    let path = path(to: step.name)
    let isRing = steps.withLock { steps in
      if steps.contains(where: { $0.cell == step.cell }) { return true }
      steps.append(step)
      return false
    }
    if isRing { throw .cycle(path: path) }
    return path
  }
}
