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
    present { close in
      let presenter = PersonFormPresenter(
        editing: person, in: store, today: .today(context.now(), in: context.calendar),
        output: output, close: close)
      let form = PersonFormViewController(presenter, notifications: notifications)
      presenter.view = form
      return form
    }
  }

  func openPicker(of book: any AddressBook, output: any PeoplePickerOutput) {
    present { close in
      let presenter = PeoplePickerPresenter(
        of: book, addingTo: store, context: context, output: output, close: close)
      let picker = PeoplePickerViewController(presenter)
      presenter.view = picker
      return picker
    }
  }

  /// Presents a screen, unless another one is presented, so a second quick tap opens nothing.
  ///
  /// The closure that `makeScreen` receives closes this screen. Later it does nothing, even if
  /// another screen is open.
  private func present(_ makeScreen: (_ close: @escaping @MainActor () -> Void) -> UIViewController)
  {
    guard let list, list.presentedViewController == nil else { return }
    let stack = UINavigationController()
    stack.viewControllers = [
      makeScreen { [weak stack] in stack?.presentingViewController?.dismiss(animated: true) }
    ]
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    list.present(stack, animated: true)
  }
}
