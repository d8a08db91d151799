/// An object with traits: a view or a view controller.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

/// A token of a registration for trait changes.
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object that calls closures after its traits changed.
@MainActor public protocol UITraitChangeObservable: AnyObject {
  /// A closure with the object and its former traits.
  typealias TraitChangeHandler<Environment: UITraitEnvironment> =
    (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void

  /// Calls `handler` after a change of any of `traits`.
  ///
  ///     registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
  ///       self.arrangeColumns()
  ///     }
  ///
  /// The object retains the handler, so a closure that captures the object creates a retain cycle.
  /// Use the closure's first parameter instead.
  @discardableResult func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration
}

/// The overrides and the registrations of a view or a view controller.
@MainActor struct TraitState {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [any UITraitDefinition.Type]
    let call: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [any UITraitDefinition.Type],
      _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.call = call
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  var overrides = UITraitOverrides()
  private var registrations: [Registration] = []
  /// The traits at the last update or first registration in a window.
  private var known: UITraitCollection?

  mutating func register<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], known: UITraitCollection?,
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
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
  mutating func update(to current: UITraitCollection) -> [(any UITraitEnvironment) -> Void] {
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
