import HeadlessUI
import Navigator

/// What a controller presents, as a slot for one screen. One that is taken takes no other: a second
/// quick touch opens nothing twice. On an iPad a sheet is a popover, which points at the controller's
/// view.
///
/// The controller holds it; it holds the controller weakly.
@MainActor
final class PresentedSlot: SupplementalSlot {
  private weak var host: ViewController?

  init(over host: ViewController) {
    self.host = host
  }

  var supplementalScreen: ViewController? {
    get { host?.presentedViewController }
    set {
      guard let newValue else { return host?.dismiss(animated: true) ?? () }
      guard let host, host.presentedViewController == nil else { return }
      newValue.popoverPresentationController?.sourceView = host.view
      host.present(newValue, animated: true)
    }
  }
}
