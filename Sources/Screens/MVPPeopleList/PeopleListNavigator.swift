import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Creates the form and the address book, and presents them over the list.
///
/// The presenter of the list holds the navigator, which holds the controllers weakly.
@MainActor
final class PeopleListNavigator: PeopleListRouter {
  weak var list: UIViewController?

  private weak var openScreen: UIViewController?
  private let store: any PeopleStore
  private let context: PresentationContext
  private let notifications: NotificationCenter

  init(
    store: any PeopleStore, context: PresentationContext, notifications: NotificationCenter
  ) {
    self.store = store
    self.context = context
    self.notifications = notifications
  }

  func openForm(editing person: Person?, output: any PersonFormOutput) {
    let presenter = PersonFormPresenter(
      editing: person, in: store, today: .today(context.now(), in: context.calendar),
      output: output)
    let form = PersonFormViewController(presenter, notifications: notifications)
    presenter.view = form
    open(form)
  }

  func openPicker(of book: any AddressBook, output: any PeoplePickerOutput) {
    let presenter = PeoplePickerPresenter(
      of: book, addingTo: store, context: context, output: output)
    let picker = PeoplePickerViewController(presenter)
    presenter.view = picker
    open(picker)
  }

  func closeOpenScreen() {
    openScreen?.presentingViewController?.dismiss(animated: true)
  }

  /// Presents a screen, unless another one is presented. So a second quick tap opens nothing.
  private func open(_ screen: UIViewController) {
    guard let list, list.presentedViewController == nil else { return }
    let stack = UINavigationController(rootViewController: screen)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    list.present(stack, animated: true)
    openScreen = stack
  }
}
