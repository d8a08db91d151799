import DataSource
import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import VIPERPeopleList

@Suite("VIPER: views alone", .recordsViolations)
@MainActor
struct ViewTests {
  /// The output of all three views, which records their events in order.
  @MainActor
  private final class Spy: PeopleListViewOutput, PersonFormViewOutput, PeoplePickerViewOutput {
    enum Message: Equatable {
      case loaded, refresh, sort, add, addAll
      case selected(String)
      case delete(String)
      case row(Int)
      case save(PersonFormTexts)
      case cancelTexts(PersonFormTexts)
      case cancel
      case listChoice(PeopleListChoice)
      case formChoice(PersonFormChoice)
      case pickerChoice(PeoplePickerChoice)
    }

    private(set) var messages: [Message] = []

    func viewDidLoad() { messages.append(.loaded) }
    func didTapRefresh() { messages.append(.refresh) }
    func didTapSort() { messages.append(.sort) }
    func didTapAdd() { messages.append(.add) }
    func didSelect(_ row: PersonRowModel) { messages.append(.selected(row.name)) }
    func didTapDelete(_ row: PersonRowModel) { messages.append(.delete(row.name)) }
    func didChoose(_ choice: PeopleListChoice) { messages.append(.listChoice(choice)) }
    func didTapSave(_ texts: PersonFormTexts) { messages.append(.save(texts)) }
    func didTapCancel(_ texts: PersonFormTexts) { messages.append(.cancelTexts(texts)) }
    func didChoose(_ choice: PersonFormChoice) { messages.append(.formChoice(choice)) }
    func didSelectRow(at row: Int) { messages.append(.row(row)) }
    func didTapAddAll() { messages.append(.addAll) }
    func didTapCancel() { messages.append(.cancel) }
    func didChoose(_ choice: PeoplePickerChoice) { messages.append(.pickerChoice(choice)) }
  }

  private let spy = Spy()
  private let ada = PersonRowModel(PersonRow(.ada, section: "L"), in: .test)

  private func show(_ controller: UIViewController) -> ScreenPilot {
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    return ScreenPilot(window)
  }

  @Test("the list reports its events, and shows rows, state and alerts")
  func list() throws {
    let list = PeopleListViewController(spy)
    let pilot = show(list)
    list.show(rows: [PeopleListSection(id: "L", items: [ada])])
    list.show(
      state: PeopleListState(
        sortTitle: "Sorted", refreshTitle: "Stop", statusText: "Offline.", isBusy: true))
    #expect(
      pilot.rows == [RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"])])
    #expect(pilot.labels == ["Offline."] && pilot.isBusy)
    for button in ["Stop", "Sorted", "Add"] { try pilot.tap(button) }
    try pilot.selectRow("Ada Lovelace")
    try pilot.swipeToDelete("Ada Lovelace")
    list.show(alert: .confirmation("Delete?", "Delete", .observePeople))
    try pilot.answer("Delete")
    #expect(
      spy.messages == [
        .loaded, .refresh, .sort, .add, .selected("Ada Lovelace"), .delete("Ada Lovelace"),
        .listChoice(.observePeople),
      ])
  }

  @Test("“Save” and “Cancel” report the form's texts, and are disabled during a save")
  func form() throws {
    let form = PersonFormViewController(spy, notifications: NotificationCenter())
    let pilot = show(form)
    var texts = PersonFormTexts(firstName: "Ada", lastName: "King", birthday: "1815-12-10")
    form.show(title: "Edit Person", texts: texts)
    try pilot.type("Lovelace", into: "Last Name")
    texts.lastName = "Lovelace"
    try pilot.tap("Save")
    try pilot.tap("Cancel")
    form.show(isSaving: true)
    for button in ["Save", "Cancel"] {
      #expect(throws: PilotError.self) { try pilot.tap(button) }
    }
    form.show(alert: .confirmation("Discard?", "Discard", .discardChanges))
    try pilot.answer("Discard")
    #expect(pilot.title == "Edit Person")
    #expect(
      spy.messages == [.loaded, .save(texts), .cancelTexts(texts), .formChoice(.discardChanges)])
  }

  @Test("the address book reports its events, and a state can disable “Add All” and “Cancel”")
  func picker() throws {
    let picker = PeoplePickerViewController(spy)
    let pilot = show(picker)
    picker.show(rows: [ada])
    picker.show(state: PeoplePickerState(canCancel: false))
    for button in ["Add All", "Cancel"] {
      #expect(throws: PilotError.self) { try pilot.tap(button) }
    }
    picker.show(state: PeoplePickerState(canPick: true))
    try pilot.selectRow("Ada Lovelace")
    for button in ["Add All", "Cancel"] { try pilot.tap(button) }
    picker.show(alert: .confirmation("Again?", "Again", .load))
    try pilot.answer("Again")
    #expect(spy.messages == [.loaded, .row(0), .addAll, .cancel, .pickerChoice(.load)])
  }
}
