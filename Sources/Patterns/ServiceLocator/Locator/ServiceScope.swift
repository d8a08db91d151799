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
  private let name: String
  private let parent: ServiceScope?
  private let registrations: ServiceRegistrations
  private let cells: [ObjectIdentifier: ServiceCell]

  private init(_ name: String, parent: ServiceScope?, registrations: ServiceRegistrations) {
    self.name = name
    self.parent = parent
    self.registrations = registrations
    cells = registrations.entries.mapValues(ServiceCell.init)
  }

  /// Creates a scope with the services that `register` adds and those of `parent`.
  ///
  /// Error messages contain `name`.
  public convenience init(
    _ name: String, parent: ServiceScope? = nil,
    _ register: (inout ServiceRegistrations) -> Void
  ) {
    var registrations = ServiceRegistrations()
    register(&registrations)
    self.init(name, parent: parent, registrations: registrations)
  }

  /// This scope and its parents, the nearest first.
  private var chain: some Sequence<ServiceScope> { sequence(first: self, next: \.parent) }

  /// Returns the service of this type, and creates it on the first call.
  ///
  /// - Throws: ``ServiceError``, with the path from the requested service to the service that
  ///   failed.
  public func resolve<Service: Sendable>(
    _ type: Service.Type = Service.self
  ) throws(ServiceError) -> Service {
    for scope in chain {
      guard let cell = scope.cells[ObjectIdentifier(type)] else { continue }
      if let box = try cell.box(in: scope) as? ServiceBox<Service> { return box.service }
    }
    throw .missing(
      path: ServiceCreation.path() + [ServiceRegistrations.name(of: type)],
      scopes: chain.map(\.name))
  }

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
    for (key, entry) in replacements.entries where chain.allSatisfy({ $0.cells[key] == nil }) {
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
