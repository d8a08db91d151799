/// One lazily made service with a name and a type of its own: the locator's form that the compiler
/// checks.
///
/// The document's `lazy var dataSource` in a class that any thread may use: the factory runs at the
/// first reading, once, however many threads ask together. A group of services is a class with a
/// slot for each; a service that is not there does not compile.
///
///     final class PostServices: Sendable {
///       let session = ServiceSlot("Session") { FileSession() }
///     }
///     services.session.service
///
/// The slot keeps its service and its factory; the factory must not hold the slot's owner.
public nonisolated final class ServiceSlot<Service: Sendable>: Sendable {
  @usableFromInline let cell = ServiceCell<Service>()
  private let name: String
  private let make: @Sendable () -> Service

  /// A slot that calls `make` when it is first read; `name` is what an error calls it.
  public init(_ name: String = "\(Service.self)", make: @escaping @Sendable () -> Service) {
    self.name = name
    self.make = make
  }

  /// The service; made now if this is the first reading. Without a lock once it is there.
  ///
  /// Factories that read one another's slots in a ring are a programmer error: the program stops,
  /// and the message shows the ring.
  @inlinable public var service: Service {
    cell.made ?? first()
  }

  @usableFromInline
  func first() -> Service {
    do {
      return try ServiceMaking.shared.service(in: cell, named: name, make: make)
    } catch {
      fatalError(error.description)
    }
  }
}
