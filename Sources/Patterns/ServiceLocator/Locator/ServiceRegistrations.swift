/// What a scope will know how to make: a factory for each service type. A value; frozen when a
/// ``ServiceScope`` is made of it, which is why reading the scope needs no lock.
public nonisolated struct ServiceRegistrations: Sendable {
  /// What is kept of a registration once its type is forgotten: how to make room for the service.
  struct Entry: Sendable {
    let name: String
    let makeCell: @Sendable () -> any AnyObject & Sendable
    /// A `Factory<Service>`.
    let factory: any Sendable
  }

  typealias Factory<Service> = @Sendable (ServiceScope) throws -> Service

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// No services.
  public init() {}

  /// Says how to make the service of this type; the factory runs when it is first asked for.
  ///
  /// The scope that the factory is given is the one that the service is registered in: a parent's
  /// service is made of the parent's services, never of those of the child that happened to ask
  /// first. A second registration of one type is a programmer error: one of the two would be
  /// silently without effect.
  ///
  ///     $0.register(PostDataSource.self) { PostDataSource(session: try $0.resolve()) }
  public mutating func register<Service: Sendable>(
    _ type: Service.Type = Service.self,
    make: @escaping @Sendable (ServiceScope) throws -> Service
  ) {
    let name = Self.name(of: type)
    guard entries[ObjectIdentifier(type)] == nil else {
      fatalError("\(name) is registered twice in one scope.")
    }
    entries[ObjectIdentifier(type)] = Entry(
      name: name, makeCell: { ServiceCell<Service>() }, factory: make)
  }

  /// The type's name as messages print it: `PostSession` for `any PostSession`.
  static func name<Service>(of type: Service.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// These, with the factory of `replacements` for each type that both have.
  func replaced(by replacements: Self) -> Self {
    var result = self
    result.entries.merge(replacements.entries.filter { entries[$0.key] != nil }) { $1 }
    return result
  }
}
