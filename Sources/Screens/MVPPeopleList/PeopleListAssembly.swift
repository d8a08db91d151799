public import Domain
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// Creates the people list: its view, its presenter and its navigator.
@MainActor public enum PeopleListAssembly {
  /// Returns a list of the people in `store`.
  ///
  /// - Parameters:
  ///   - communicator: the web API.
  ///   - sync: the sync whose status is shown.
  ///   - addressBook: the address book to pick people from. If nil, “Add” opens the form.
  ///   - notifications: the notification center through which the form observes the keyboard.
  public static func make(
    store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
    sync: (any PeopleSync)?, addressBook: (any AddressBook)?, context: PresentationContext,
    notifications: NotificationCenter
  ) -> UIViewController {
    let navigator = PeopleListNavigator(
      store: store, context: context, notifications: notifications)
    let presenter = PeopleListPresenter(
      store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
      addressBook: addressBook, context: context, router: navigator)
    let controller = PeopleListViewController(presenter)
    presenter.view = controller
    navigator.list = controller
    return controller
  }
}
