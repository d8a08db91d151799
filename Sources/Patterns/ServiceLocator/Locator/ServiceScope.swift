/// A locator: hands out services by their type, each made when it is first asked for, and once.
///
/// One scope for everything, or one for each feature group with the app's scope as its parent (row
/// E3). What the scope does not know, its parents are asked for. Any thread may ask; a service that
/// exists is read without a lock, by one look-up in a table that never changes.
///
///     let app = ServiceScope("app") { $0.register(Session.self) { _ in Session() } }
///     let posts = ServiceScope("posts", parent: app) { services in
///       services.register(PostDataSource.self) { PostDataSource(session: try $0.resolve()) }
///     }
///     let source = try posts.resolve(PostDataSource.self)
///
/// A scope keeps its parent and the services it made; it keeps no child, so a feature's services
/// go when its scope is let go. A factory must not hold its own scope: it is handed one.
public nonisolated final class ServiceScope: Sendable {
  /// What messages call this scope.
  public let name: String

  let parent: ServiceScope?
  let registrations: ServiceRegistrations
  let making = ServiceMaking.shared
  let cells: [ObjectIdentifier: any AnyObject & Sendable]
  @usableFromInline let table: ServiceTable

  /// A scope that knows the services in `registrations`, and those of its parents.
  public init(
    _ name: String, parent: ServiceScope? = nil, registrations: ServiceRegistrations
  ) {
    self.name = name
    self.parent = parent
    self.registrations = registrations
    // One table for the whole chain: a grandparent's service is found as fast as one's own.
    let own = registrations.entries.mapValues { $0.makeCell() }
    cells = (parent?.cells ?? [:]).merging(own) { $1 }
    table = ServiceTable(cells)
  }

  /// A scope with the services that `register` adds.
  public convenience init(
    _ name: String, parent: ServiceScope? = nil,
    _ register: (inout ServiceRegistrations) -> Void
  ) {
    var registrations = ServiceRegistrations()
    register(&registrations)
    self.init(name, parent: parent, registrations: registrations)
  }

  /// The service of this type; made now if nobody asked before.
  ///
  /// - Throws: ``ServiceError``, with the way from what was asked for first to what failed.
  @inlinable
  public func resolve<Service: Sendable>(
    _ type: Service.Type = Service.self
  ) throws(ServiceError) -> Service {
    let cell = table[ObjectIdentifier(type)]
    if let service = cell?._withUnsafeGuaranteedRef({ ($0 as? ServiceCell<Service>)?.made }) {
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
      return try making.service(in: cell, named: entry.name) { try factory(scope) }
    }
    throw .missing(
      path: making.path(to: ServiceRegistrations.name(of: type)),
      scopes: sequence(first: self, next: \.parent).map(\.name))
  }
}
