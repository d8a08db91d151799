import Domain
import Presenter

/// The presenter of the address book: it turns people into row models, and events into requests.
///
/// It holds the module's output strongly, as ``PersonFormPresenter`` does.
@MainActor
final class PeoplePickerPresenter {
  weak var view: (any PeoplePickerViewInput)?

  private let interactor: any PeoplePickerInteractorInput
  private let router: any ModalRouterInput
  private let context: PresentationContext
  private let moduleOutput: any PeoplePickerModuleOutput

  init(
    interactor: any PeoplePickerInteractorInput, router: any ModalRouterInput,
    context: PresentationContext, output: any PeoplePickerModuleOutput
  ) {
    self.interactor = interactor
    self.router = router
    self.context = context
    moduleOutput = output
  }
}

extension PeoplePickerPresenter: PeoplePickerViewOutput {
  func viewDidLoad() {
    interactor.read()
  }

  func didSelectRow(at row: Int) {
    interactor.add([interactor.people[row]])
  }

  func didTapAddAll() {
    interactor.add(interactor.people)
  }

  func didTapCancel() {
    router.close()
  }

  func didChoose(_ choice: PeoplePickerChoice) {
    switch choice {
    case .load: interactor.read()
    case .add(let people): interactor.add(people)
    }
  }
}

extension PeoplePickerPresenter: PeoplePickerInteractorOutput {
  func willRead() {
    view?.show(state: PeoplePickerState(isBusy: true))
  }

  func didRead(_ people: [PeopleImport.Candidate]) {
    view?.show(
      rows: people.map { PersonRowModel(PersonRow(Person($0.info), section: ""), in: context) })
    view?.show(state: PeoplePickerState(canPick: !people.isEmpty))
  }

  func didFailToRead(_ error: AddressBookError) {
    view?.show(state: PeoplePickerState())
    view?.show(alert: .failure("The Address Book Cannot Be Read", error, retry: .load))
  }

  func willAdd() {
    view?.show(state: PeoplePickerState(canCancel: false, isBusy: true))
  }

  func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
    router.close()
    moduleOutput.didAdd(people, from: contents)
  }

  func didFail(toAdd people: [PeopleImport.Candidate], _ error: StoreError) {
    view?.show(state: PeoplePickerState(canPick: true))
    view?.show(alert: .failure("The People Were Not Added", error, retry: .add(people)))
  }
}
