/// The factories of a scope's services, by service type.
///
/// A ``ServiceScope`` copies this value, so its registrations never change.
public nonisolated struct ServiceRegistrations: Sendable {
  /// A registration whose service type is erased.
  struct Entry: Sendable {
    let name: String
    /// Creates the service, and returns it in a `ServiceBox`.
    let make: @Sendable (ServiceScope) throws -> any AnyObject & Sendable
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// Registers a factory for a service type. The factory runs on the first request.
  ///
  /// `make` receives the scope that registers the service. So a parent's service never depends on
  /// the services of a child scope. Registering a type twice in one scope is a programmer error.
  ///
  ///     $0.register(PostDataSource.self) { PostDataSource(session: try $0.resolve()) }
  public mutating func register<Service: Sendable>(
    _ type: Service.Type = Service.self,
    make: @escaping @Sendable (ServiceScope) throws -> Service
  ) {
    register(type, named: Self.name(of: type), make: make)
  }

  /// Registers a factory for a service type. Error messages contain `name`.
  mutating func register<Service: Sendable>(
    _ type: Service.Type, named name: String,
    make: @escaping @Sendable (ServiceScope) throws -> Service
  ) {
    guard entries[ObjectIdentifier(type)] == nil else {
      fatalError("\(name) is registered twice in one scope.")
    }
    entries[ObjectIdentifier(type)] = Entry(name: name) { ServiceBox(try make($0)) }
  }

  /// Returns the type's name for messages: `PostSession` for `any PostSession`.
  static func name<Service>(of type: Service.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Returns a copy in which factories from `replacements` replace the factories of the same types.
  /// Other factories in `replacements` are ignored.
  func replaced(by replacements: Self) -> Self {
    var result = self
    result.entries.merge(replacements.entries.filter { entries[$0.key] != nil }) { $1 }
    return result
  }
}
