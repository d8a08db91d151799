import Domain

/// The presenter of the form: it turns results into texts and alerts, and events into requests.
///
/// The view holds the presenter, which holds the view weakly. It holds the module's output strongly,
/// because a save may end after the list has closed, and the saved person must still be sent.
@MainActor
final class PersonFormPresenter {
  weak var view: (any PersonFormViewInput)?

  private let interactor: any PersonFormInteractorInput
  private let router: any ModalRouterInput
  private let moduleOutput: any PersonFormModuleOutput

  init(
    interactor: any PersonFormInteractorInput, router: any ModalRouterInput,
    output: any PersonFormModuleOutput
  ) {
    self.interactor = interactor
    self.router = router
    moduleOutput = output
  }

  private var originalTexts: PersonFormTexts {
    let person = interactor.person
    return PersonFormTexts(
      firstName: person?.firstName ?? "", lastName: person?.lastName ?? "",
      birthday: person?.birthday?.description ?? "")
  }
}

extension PersonFormPresenter: PersonFormViewOutput {
  func viewDidLoad() {
    view?.show(
      title: interactor.person == nil ? "New Person" : "Edit Person", texts: originalTexts)
  }

  func didTapSave(_ texts: PersonFormTexts) {
    interactor.submit(texts)
  }

  /// Closes the form, or first asks whether to discard the changes.
  func didTapCancel(_ texts: PersonFormTexts) {
    guard texts != originalTexts else { return router.close() }
    view?.show(
      alert: .confirmation(
        "Discard Changes?", "Discard Changes", .discardChanges, cancel: "Keep Editing"))
  }

  func didChoose(_ choice: PersonFormChoice) {
    switch choice {
    case .save(let info): interactor.save(info)
    case .discardChanges: router.close()
    }
  }
}

extension PersonFormPresenter: PersonFormInteractorOutput {
  func didReject(_ error: PersonInfo.ValidationError) {
    view?.show(alert: .message("This Person Cannot Be Saved", error.sentence))
  }

  func didStartSaving() {
    view?.show(isSaving: true)
  }

  func didSave(_ person: Person) {
    router.close()
    moduleOutput.didSave(person)
  }

  func didFail(toSave info: PersonInfo, _ error: StoreError) {
    view?.show(isSaving: false)
    view?.show(alert: .failure("The Person Was Not Saved", error, retry: .save(info)))
  }
}
