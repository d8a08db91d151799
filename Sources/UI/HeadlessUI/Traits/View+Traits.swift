import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension View: TraitEnvironment, TraitChangeObservable {
  /// The window's traits with all overrides from the window down to this view.
  ///
  /// A view outside a window has the default values. A window derives the size classes from its
  /// size, and has a light appearance and large text.
  public var traitCollection: TraitCollection {
    let inherited =
      (self as? Window)?.deviceTraits ?? viewController?.traitCollection
      ?? superview?.traitCollection ?? TraitCollection()
    return inherited.replacing(with: traits.overrides)
  }

  /// The traits that the view sets for itself and its subviews.
  ///
  /// A test sets the overrides of a window to simulate another device setting.
  public var traitOverrides: TraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      setNeedsDisplay()
    }
  }

  /// Calls `handler` after a change of any of `traits`, before the next layout.
  ///
  /// The handler is not called when the view enters its first window.
  @discardableResult public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any TraitChangeRegistration {
    self.traits.register(traits, known: window.map { _ in traitCollection }, handler)
  }

  /// Calls the handlers of the view and its controller whose traits changed.
  func updateTraits() {
    // The registrations are checked first: most views have none, and finding the window is slower.
    guard traits.isObserved || viewController?.traits.isObserved == true, window != nil else {
      return
    }
    viewController?.updateTraits()
    guard traits.isObserved else { return }
    for call in traits.update(to: traitCollection) { call(self) }
  }
}

extension ViewController: TraitEnvironment, TraitChangeObservable {
  /// The traits of the superview of the controller's view, with the controller's overrides.
  public var traitCollection: TraitCollection {
    let inherited = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
    return (inherited ?? TraitCollection()).replacing(with: traits.overrides)
  }

  /// The traits that the controller sets for itself and its view.
  public var traitOverrides: TraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// Calls `handler` after a change of any of `traits`, before the next layout of the view.
  ///
  /// The handler is not called when the view enters its first window.
  @discardableResult public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any TraitChangeRegistration {
    self.traits.register(traits, known: viewIfLoaded?.window.map { _ in traitCollection }, handler)
  }

  fileprivate func updateTraits() {
    guard traits.isObserved else { return }
    for call in traits.update(to: traitCollection) { call(self) }
  }
}

extension Window {
  /// The height below which the vertical size class is compact, as on a phone in landscape.
  private static let shortestRegularHeight: CGFloat = 480

  fileprivate var deviceTraits: TraitCollection {
    TraitCollection { traits in
      traits.horizontalSizeClass =
        bounds.width < SplitViewController.narrowestExpandedWidth ? .compact : .regular
      traits.verticalSizeClass =
        bounds.height < Self.shortestRegularHeight ? .compact : .regular
      traits.userInterfaceStyle = .light
      traits.preferredContentSizeCategory = .large
    }
  }
}
