public import Domain
import Presenter

/// What a user can do to people: add, edit, delete, and decide about what the server refused; each
/// from the touch to the stored result.
extension PeopleListViewModel {
  /// Lets the user type a new person, or pick people from the book where there is one (row A11).
  public func add() {
    guard isFree else { return }
    guard addressBook != nil else { return openForm(editing: nil) }
    show(
      .choice(
        "Add a Person",
        among: [
          ("New Person", .plain, .openForm(nil)),
          ("From the Address Book", .plain, .openPicker),
        ]))
  }

  /// Lets the user change the person's details, or decide first where the server refused them.
  public func open(_ row: PersonRow) {
    guard isFree else { return }
    guard case .refused(let reason) = row.mark, sync != nil else {
      return openForm(editing: row.person)
    }
    show(
      .choice(
        "\(content(of: row).name) Was Refused", because: reason,
        among: [
          ("Edit", .plain, .openForm(row.person)),
          ("Try Again", .plain, .start(.retrying(row.id))),
          ("Discard", .destructive, .start(.discarding(row.id))),
        ]))
  }

  /// Deletes the person in the row if the user means it (row A9).
  public func delete(_ row: PersonRow) {
    guard isFree else { return }
    show(
      .question(
        "Delete \(content(of: row).name)?", "Delete", means: .start(.deleting(row.id))))
  }

  /// The identifier is made before the form opens: a saving that is tried again adds nobody twice.
  func openForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    let save = saving
    page = .form(
      PersonFormViewModel(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar),
        save: { try await save([Person(id: id, $0)]) }, close: closing))
  }

  func openPicker() {
    guard let addressBook else { return }
    let save = saving
    page = .picker(
      PeoplePickerViewModel(
        addressBook, context: context,
        pick: { try await save($0.map { Person($0) }) }, close: closing))
  }

  /// Nothing is open, and nothing is asked: a second quick touch opens nothing twice.
  private var isFree: Bool { page == nil && alert == nil }

  private var closing: @MainActor () -> Void {
    { [weak self] in self?.page = nil }
  }

  /// Stores people, and then tells the server of them (row A2); what was confirmed goes on where the
  /// model is gone.
  private var saving: @MainActor ([Person]) async throws -> Void {
    { [weak self, requests] people in
      try await requests.store.save(people)
      requests.start(.telling(people), for: self)
    }
  }
}
