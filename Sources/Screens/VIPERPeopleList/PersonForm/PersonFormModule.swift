import Domain

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Creates the parts of the form and connects them.
@MainActor
enum PersonFormModule {
  static func make(
    editing person: Person?, in store: any PeopleStore, today: CalendarDate,
    notifications: NotificationCenter, output: any PersonFormModuleOutput
  ) -> UIViewController {
    let interactor = PersonFormInteractor(editing: person, in: store, today: today)
    let router = ModalRouter()
    let presenter = PersonFormPresenter(interactor: interactor, router: router, output: output)
    let controller = PersonFormViewController(presenter, notifications: notifications)
    interactor.output = presenter
    presenter.view = controller
    router.viewController = controller
    return controller
  }
}
