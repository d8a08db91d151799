nonisolated extension ServiceScope {
  /// A scope wired like this one, parents and all, in which nothing was made yet and some services
  /// are made otherwise: what a test uses.
  ///
  ///     let services = appServices.copy { $0.register(Session.self) { _ in MockSession() } }
  ///
  /// The copy shares no service with the original, so whatever the test does to its services, no
  /// other test sees. A replacement takes effect in each scope that registers its type. To replace
  /// what nobody registers is a programmer error: the test would believe in a mock that is never
  /// asked.
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
