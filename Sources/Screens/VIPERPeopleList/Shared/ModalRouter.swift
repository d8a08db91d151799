#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The navigation of a module that is presented over another module.
@MainActor
protocol ModalRouterInput: AnyObject {
  func close()
}

/// The router of the form and of the address book. It holds the module's controller weakly.
@MainActor
final class ModalRouter: ModalRouterInput {
  weak var viewController: UIViewController?

  func close() {
    viewController?.presentingViewController?.dismiss(animated: true)
  }
}
