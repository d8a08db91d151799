public import Domain
import Presenter

/// A screen that is open over the people list.
public enum PeopleListDestination: Equatable {
  /// The form for one person.
  case form(PersonFormViewModel)
  /// The address book.
  case picker(PeoplePickerViewModel)

  /// Returns whether both destinations contain the same view model.
  public nonisolated static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.form(let left), .form(let right)): left === right
    case (.picker(let left), .picker(let right)): left === right
    default: false
    }
  }
}

/// The user's actions on people: add, edit, delete, and retry or discard a refused change.
extension PeopleListViewModel {
  /// Opens the form, or offers the form and the address book.
  public func add() {
    guard isIdle else { return }
    guard addressBook != nil else { return openForm(editing: nil) }
    show(
      .sheet(
        "Add a Person",
        [
          ("New Person", .plain, .openForm(nil)), ("From the Address Book", .plain, .openPicker),
        ]))
  }

  /// Opens the form for a row, or first asks what to do about a refused change.
  public func open(_ row: PersonRow) {
    guard isIdle else { return }
    guard case .refused(let reason) = row.mark, sync != nil else {
      return openForm(editing: row.person)
    }
    show(
      .sheet(
        "\(content(of: row).name) Was Refused", message: reason,
        [
          ("Edit", .plain, .openForm(row.person)), ("Try Again", .plain, .start(.retry(row.id))),
          ("Discard", .destructive, .start(.discard(row.id))),
        ]))
  }

  /// Asks whether to delete the person in a row.
  public func delete(_ row: PersonRow) {
    guard isIdle else { return }
    show(.confirmation("Delete \(content(of: row).name)?", "Delete", .start(.delete(row.id))))
  }

  /// Opens the form. The person's identifier is created before the form opens, so a second attempt
  /// to save adds no second person.
  func openForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    let save = save
    destination = .form(
      PersonFormViewModel(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar),
        save: { try await save([Person(id: id, $0)]) }, close: close))
  }

  func openPicker() {
    guard let addressBook else { return }
    destination = .picker(
      PeoplePickerViewModel(
        addressBook, context: context,
        add: { [weak self, client] picked, book in
          let people = try await client.store.add(picked)
          client.start(.send(people.added), for: self)
          self?.destination = nil
          self?.show(.message("Import", ImportSummary(of: people, from: book).description))
        }, close: close))
  }

  /// Whether no screen and no alert is open, so that a second quick tap opens nothing.
  private var isIdle: Bool { destination == nil && alert == nil }

  private var close: @MainActor () -> Void {
    { [weak self] in self?.destination = nil }
  }

  /// Saves people, then sends them to the server, even after the view model is deallocated.
  private var save: @MainActor ([Person]) async throws -> Void {
    { [weak self, client] people in
      try await client.store.save(people)
      client.start(.send(people), for: self)
    }
  }
}
