/// A lazily created service in a property, checked by the compiler.
///
/// A slot works like a `lazy var` that any thread may read: the factory runs once, on the first
/// read. A group of services is a class with one slot for each service, so code that uses a missing
/// service does not compile.
///
///     final class PostServices: Sendable {
///       let session = ServiceSlot("Session") { FileSession() }
///     }
///     services.session.service
///
/// The slot retains its service and its factory. The factory must not capture the slot's owner.
public nonisolated final class ServiceSlot<Service: Sendable>: Sendable {
  /// A scope with one service.
  private let scope: ServiceScope

  /// Creates a slot that calls `make` on the first read. Error messages contain `name`.
  public init(_ name: String = "\(Service.self)", make: @escaping @Sendable () -> Service) {
    scope = ServiceScope(name) { $0.register(Service.self, named: name) { _ in make() } }
  }

  /// The service, created on the first read.
  ///
  /// A cycle between factories is a programmer error. The program stops, and the message shows the
  /// cycle.
  public var service: Service {
    do {
      return try scope.resolve()
    } catch {
      fatalError(error.description)
    }
  }
}
