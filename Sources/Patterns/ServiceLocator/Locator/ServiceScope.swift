/// A service locator that creates each service on its first request and keeps it.
///
/// Use one scope for the whole app, or one for each feature with the app's scope as parent. A
/// request for an unregistered type goes to the parent. Any thread may call ``resolve(_:)``.
///
///     let app = ServiceScope("app") { $0.register(Session.self) { _ in Session() } }
///     let posts = ServiceScope("posts", parent: app) { services in
///       services.register(PostDataSource.self) { PostDataSource(session: try $0.resolve()) }
///     }
///     let source = try posts.resolve(PostDataSource.self)
///
/// A scope retains its parent and its services, but no child. So releasing a feature's scope
/// releases its services. A factory receives its scope as a parameter and must not capture it.
public nonisolated final class ServiceScope: Sendable {
  /// The name of this scope in error messages.
  public let name: String

  let parent: ServiceScope?
  let registrations: ServiceRegistrations
  /// The cells of this scope and its parents. The dictionary never changes, so reads need no lock.
  @usableFromInline let cells: [ObjectIdentifier: any AnyObject & Sendable]

  /// Creates a scope with the services in `registrations` and those of `parent`.
  public init(
    _ name: String, parent: ServiceScope? = nil, registrations: ServiceRegistrations
  ) {
    self.name = name
    self.parent = parent
    self.registrations = registrations
    let own = registrations.entries.mapValues { $0.makeCell() }
    cells = (parent?.cells ?? [:]).merging(own) { $1 }
  }

  /// Creates a scope with the services that `register` adds and those of `parent`.
  public convenience init(
    _ name: String, parent: ServiceScope? = nil,
    _ register: (inout ServiceRegistrations) -> Void
  ) {
    var registrations = ServiceRegistrations()
    register(&registrations)
    self.init(name, parent: parent, registrations: registrations)
  }

  /// Returns the service of this type, and creates it on the first call.
  ///
  /// - Throws: ``ServiceError``, with the path from the requested service to the service that
  ///   failed.
  @inlinable
  public func resolve<Service: Sendable>(
    _ type: Service.Type = Service.self
  ) throws(ServiceError) -> Service {
    if let service = (cells[ObjectIdentifier(type)] as? ServiceCell<Service>)?.service {
      return service
    }
    return try make(type)
  }

  @usableFromInline
  func make<Service: Sendable>(_ type: Service.Type) throws(ServiceError) -> Service {
    let key = ObjectIdentifier(type)
    for scope in sequence(first: self, next: \.parent) {
      guard let entry = scope.registrations.entries[key],
        let factory = entry.factory as? ServiceRegistrations.Factory<Service>,
        let cell = scope.cells[key] as? ServiceCell<Service>
      else { continue }
      return try ServiceCreation.shared.service(in: cell, named: entry.name) { try factory(scope) }
    }
    throw .missing(
      path: ServiceCreation.shared.path(to: ServiceRegistrations.name(of: type)),
      scopes: sequence(first: self, next: \.parent).map(\.name))
  }
}

nonisolated extension ServiceScope {
  /// Returns a copy for a test, with some factories replaced and no service created.
  ///
  ///     let services = appServices.copy { $0.register(Session.self) { _ in MockSession() } }
  ///
  /// The parents are copied too, so the copy shares no service with the original. A replacement
  /// applies to each scope that registers its type. Replacing an unregistered type is a programmer
  /// error, because no service would use the mock.
  public func copy(replacing replace: (inout ServiceRegistrations) -> Void) -> ServiceScope {
    var replacements = ServiceRegistrations()
    replace(&replacements)
    for (key, entry) in replacements.entries where cells[key] == nil {
      fatalError("\(entry.name) cannot be replaced: no scope of \(name) registers it.")
    }
    return copy(with: replacements)
  }

  private func copy(with replacements: ServiceRegistrations) -> ServiceScope {
    ServiceScope(
      name, parent: parent?.copy(with: replacements),
      registrations: registrations.replaced(by: replacements))
  }
}
