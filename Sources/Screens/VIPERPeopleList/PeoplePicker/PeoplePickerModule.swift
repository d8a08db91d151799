import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Creates the parts of the address book and connects them.
@MainActor
enum PeoplePickerModule {
  static func make(
    of book: any AddressBook, addingTo store: any PeopleStore, context: PresentationContext,
    output: any PeoplePickerModuleOutput
  ) -> UIViewController {
    let interactor = PeoplePickerInteractor(of: book, addingTo: store)
    let router = ModalRouter()
    let presenter = PeoplePickerPresenter(
      interactor: interactor, router: router, context: context, output: output)
    let controller = PeoplePickerViewController(presenter)
    interactor.output = presenter
    presenter.view = controller
    router.viewController = controller
    return controller
  }
}
