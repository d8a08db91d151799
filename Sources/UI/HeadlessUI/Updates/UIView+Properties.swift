extension UIView {
  /// Requests a call of ``UIView/updateProperties()`` before the next layout.
  @available(iOS 26.0, *)
  public func setNeedsUpdateProperties() {
    propertiesPass.request()
    window?.displayChanged()
  }

  /// Performs the requested property updates of the view and its subviews, outermost first.
  ///
  /// The update of a view's controller comes before that of the view.
  @available(iOS 26.0, *)
  public func updatePropertiesIfNeeded() { updateTree() }

  func updateTree() {
    updateOwnProperties()
    for subview in subviews { subview.updateTree() }
  }

  private func updateOwnProperties() {
    updateTraits()
    viewController?.updateOwnProperties()
    viewController?.updateContentUnavailable()
    guard propertiesPass.isNeeded else { return }
    propertiesPass.perform {
      if #available(iOS 26.0, *) { updateProperties() }
    } onChange: { [weak self] in
      self?.window?.displayChanged()
    }
  }

  /// Performs the layouts of the view and its subviews. New subviews update their properties first.
  func layoutTree() {
    updateOwnProperties()
    if layoutPass.isNeeded {
      layoutPass.perform {
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
        viewController?.contentUnavailable.layout(in: self)
      } onChange: { [weak self] in
        self?.window?.displayChanged()
      }
    }
    for subview in subviews { subview.layoutTree() }
  }
}

extension UIViewController {
  /// Requests a call of ``UIViewController/updateProperties()`` before the next layout.
  @available(iOS 26.0, *)
  public func setNeedsUpdateProperties() {
    propertiesPass.request()
    viewIfLoaded?.window?.displayChanged()
  }

  /// Performs the requested property updates of the controller, its view and all views inside.
  @available(iOS 26.0, *)
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updateTree() }

  fileprivate func updateOwnProperties() {
    guard propertiesPass.isNeeded else { return }
    propertiesPass.perform {
      if #available(iOS 26.0, *) { updateProperties() }
    } onChange: { [weak self] in
      self?.viewIfLoaded?.window?.displayChanged()
    }
  }
}
