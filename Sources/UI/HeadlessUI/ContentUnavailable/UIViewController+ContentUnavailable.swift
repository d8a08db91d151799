extension UIViewController {
  /// The configuration of a view that covers the controller's view.
  ///
  /// The value is usually a ``UIContentUnavailableConfiguration``. If it is nil, nothing covers the
  /// controller's view.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      installContentUnavailableView()
    }
  }

  private var state: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  func installContentUnavailableView() {
    if let viewIfLoaded { contentUnavailable.show(in: viewIfLoaded, for: state) }
  }

  func updateContentUnavailable() {
    guard contentUnavailable.pass.isNeeded else { return }
    contentUnavailable.pass.perform {
      updateContentUnavailableConfiguration(using: state)
    } onChange: { [weak self] in
      self?.viewIfLoaded?.window?.displayChanged()
    }
    installContentUnavailableView()
  }
}

/// The configuration of a controller and the view that shows it.
@MainActor final class ContentUnavailableSlot {
  var configuration: (any UIContentConfiguration)?
  let pass = UpdatePass()
  private var view: (any UIView & UIContentView)?

  func show(in container: UIView, for state: UIContentUnavailableConfigurationState) {
    guard let configuration = configuration?.updated(for: state) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      view?.removeFromSuperview()
      view = configuration.makeContentView()
    }
    if let view, view.superview !== container { container.addSubview(view) }
    layout(in: container)
  }

  /// Places the view in front of all other subviews, so that it covers the container.
  func layout(in container: UIView) {
    guard let view else { return }
    view.frame = container.bounds
    if container.subviews.last !== view { container.bringSubviewToFront(view) }
  }
}
