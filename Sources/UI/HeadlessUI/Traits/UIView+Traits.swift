extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The window's traits with all overrides from the window down to this view.
  ///
  /// Outside a window, traits without an override have their default values. A window derives the
  /// horizontal size class from its width, and has a light appearance and the text size `.large`.
  public var traitCollection: UITraitCollection {
    let inherited =
      (self as? UIWindow)?.deviceTraits ?? viewController?.traitCollection
      ?? superview?.traitCollection ?? UITraitCollection()
    return inherited.replacing(with: traits.overrides)
  }

  /// The traits that the view sets for itself and its subviews.
  ///
  /// A test sets the overrides of a window to simulate another device setting.
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      setNeedsDisplay()
    }
  }

  /// Calls `handler` after a change of any of `traits`, before the next layout.
  ///
  /// The handler is not called when the view enters its first window.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    self.traits.register(traits, known: window.map { _ in traitCollection }, handler)
  }

  /// Calls the handlers of changed traits, for the view and its controller.
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

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits of the superview of the controller's view, with the controller's overrides.
  ///
  /// Without a superview, the traits of the parent take its place.
  public var traitCollection: UITraitCollection {
    let inherited = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
    return (inherited ?? UITraitCollection()).replacing(with: traits.overrides)
  }

  /// The traits that the controller sets for itself and its view.
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      viewIfLoaded?.setNeedsDisplay()
    }
  }

  /// Calls `handler` after a change of any of `traits`, before the next layout of the view.
  ///
  /// The handler is not called when the view enters its first window.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    self.traits.register(traits, known: viewIfLoaded?.window.map { _ in traitCollection }, handler)
  }

  fileprivate func updateTraits() {
    guard traits.isObserved else { return }
    for call in traits.update(to: traitCollection) { call(self) }
  }
}

extension UIWindow {
  fileprivate var deviceTraits: UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass =
        bounds.width < UISplitViewController.narrowestExpandedWidth ? .compact : .regular
      traits.userInterfaceStyle = .light
      traits.preferredContentSizeCategory = .large
    }
  }
}
