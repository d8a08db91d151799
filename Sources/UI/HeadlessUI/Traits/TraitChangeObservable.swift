/// An object with traits: a view or a view controller (`UITraitEnvironment`).
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: TraitCollection { get }
}

/// A token of a registration for trait changes (`UITraitChangeRegistration`).
@MainActor public protocol TraitChangeRegistration: AnyObject {}

/// An object that calls closures after its traits changed (`UITraitChangeObservable`).
@MainActor public protocol TraitChangeObservable: AnyObject {
  /// A closure with the object and its former traits.
  typealias TraitChangeHandler<Environment: TraitEnvironment> =
    (_ traitEnvironment: Environment, _ previousTraitCollection: TraitCollection) -> Void

  /// Calls `handler` after a change of any of `traits`.
  ///
  ///     registerForTraitChanges([TraitHorizontalSizeClass.self]) { (self: Self, previous) in
  ///       self.arrangeColumns()
  ///     }
  ///
  /// The object retains the handler, so a closure that captures the object creates a retain cycle.
  /// Use the closure's first parameter instead.
  @discardableResult func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any TraitChangeRegistration
}

/// The overrides and the registrations of a view or a view controller.
@MainActor struct TraitState {
  private final class Registration: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    let call: (any TraitEnvironment, TraitCollection) -> Void

    init(
      _ traits: [any TraitDefinition.Type],
      _ call: @escaping (any TraitEnvironment, TraitCollection) -> Void
    ) {
      self.traits = traits
      self.call = call
    }
  }

  var overrides = TraitOverrides()
  private var registrations: [Registration] = []
  /// The traits at the last update in a window.
  private var known: TraitCollection?

  mutating func register<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], known: TraitCollection?,
    _ handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = Registration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    registrations.append(registration)
    self.known = self.known ?? known
    return registration
  }

  /// Whether a handler is registered. Without a handler, an update need not look for changes.
  var isObserved: Bool { !registrations.isEmpty }

  /// Returns the handlers of the traits that changed since the last update.
  mutating func update(to current: TraitCollection) -> [(any TraitEnvironment) -> Void] {
    defer { known = current }
    guard let previous = known else { return [] }
    return registrations.compactMap { registration in
      guard registration.traits.contains(where: { current.differs(from: previous, in: $0) }) else {
        return nil
      }
      return { registration.call($0, previous) }
    }
  }
}
