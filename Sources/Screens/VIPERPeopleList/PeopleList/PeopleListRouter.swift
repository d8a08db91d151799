import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The router of the people list: it builds the form and the address book, and presents them.
///
/// The presenter holds the router, which holds the list's controller weakly.
@MainActor
final class PeopleListRouter: PeopleListRouterInput {
  weak var viewController: UIViewController?

  private let store: any PeopleStore
  private let addressBook: (any AddressBook)?
  private let context: PresentationContext
  private let notifications: NotificationCenter

  init(
    store: any PeopleStore, addressBook: (any AddressBook)?, context: PresentationContext,
    notifications: NotificationCenter
  ) {
    self.store = store
    self.addressBook = addressBook
    self.context = context
    self.notifications = notifications
  }

  var canOpenPicker: Bool { addressBook != nil }

  func openForm(editing person: Person?, output: any PersonFormModuleOutput) {
    present(
      PersonFormModule.make(
        editing: person, in: store, today: .today(context.now(), in: context.calendar),
        notifications: notifications, output: output))
  }

  func openPicker(output: any PeoplePickerModuleOutput) {
    guard let addressBook else { return }
    present(
      PeoplePickerModule.make(
        of: addressBook, addingTo: store, context: context, output: output))
  }

  /// Presents a module, unless another one is presented. So a second quick tap opens nothing.
  private func present(_ module: UIViewController) {
    guard viewController?.presentedViewController == nil else { return }
    let stack = UINavigationController(rootViewController: module)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    viewController?.present(stack, animated: true)
  }
}
