public import Domain
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// Creates the parts of the people list and connects them.
@MainActor public enum PeopleListModule {
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
    let interactor = PeopleListInteractor(
      store: store, sortSetting: sortSetting, communicator: communicator, sync: sync)
    let router = PeopleListRouter(
      store: store, addressBook: addressBook, context: context, notifications: notifications)
    let presenter = PeopleListPresenter(interactor: interactor, router: router, context: context)
    let controller = PeopleListViewController(presenter)
    interactor.output = presenter
    presenter.view = controller
    router.viewController = controller
    return controller
  }
}
