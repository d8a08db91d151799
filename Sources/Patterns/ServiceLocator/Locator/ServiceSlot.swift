/// A lazily created service in a property, checked by the compiler.
///
/// It works like a `lazy var` that any thread may read. The factory runs once, on the first read. A
/// group of services is a class with one slot for each service. If a service is missing, the code
/// does not compile.
///
///     final class PostServices: Sendable {
///       let session = ServiceSlot("Session") { FileSession() }
///     }
///     services.session.service
///
/// The slot retains its service and its factory. The factory must not capture the slot's owner.
public nonisolated final class ServiceSlot<Service: Sendable>: Sendable {
  @usableFromInline let cell = ServiceCell<Service>()
  private let name: String
  private let make: @Sendable () -> Service

  /// Creates a slot that calls `make` on the first read. Error messages contain `name`.
  public init(_ name: String = "\(Service.self)", make: @escaping @Sendable () -> Service) {
    self.name = name
    self.make = make
  }

  /// The service, created on the first read. Later reads take no lock.
  ///
  /// A cycle between factories is a programmer error. The program stops, and the message shows the
  /// cycle.
  @inlinable public var service: Service {
    // With a single return, the caller can read the service without a retain.
    if !cell.isFilled { create() }
    guard let service = cell.stored else { preconditionFailure("The slot is empty.") }
    return service
  }

  @usableFromInline
  func create() {
    do {
      _ = try ServiceCreation.shared.service(in: cell, named: name, make: make)
    } catch {
      fatalError(error.description)
    }
  }
}
