import Domain

// The form and the address book close by setting their state to nil, so each function gets the
// optional state. An action of a page that has closed changes nothing.
nonisolated extension PeopleListReducer {
  static func reduceForm(
    _ form: inout PersonFormState?, _ action: PersonFormAction
  ) -> [PeopleListEffect] {
    guard let current = form, !current.isSaving else { return [] }
    switch action {
    case .typed(let texts): form?.texts = texts
    case .saveTapped:
      do {
        let info = try PersonInfo(
          firstName: current.texts.firstName, lastName: current.texts.lastName,
          typedBirthday: current.texts.birthday, today: current.today)
        form?.isSaving = true
        return [.save(Person(id: current.id, info))]
      } catch {
        form?.alert = .invalid(error)
      }
    case .cancelTapped:
      if current.texts == current.originalTexts {
        form = nil
      } else {
        form?.alert = .unsavedChanges
      }
    case .alertAnswered(let choice):
      form?.alert = nil
      switch (current.alert, choice) {
      case (.unsavedChanges, .discard): form = nil
      case (.failure(let failed), .retry):
        form?.isSaving = true
        return [failed.effect]
      default: break
      }
    }
    return []
  }

  static func reducePicker(
    _ picker: inout PeoplePickerState?, _ action: PeoplePickerAction
  ) -> [PeopleListEffect] {
    guard let current = picker else { return [] }
    switch action {
    case .picked(let people):
      guard current.canPick else { return [] }
      picker?.phase = .adding
      return [.add(people)]
    case .cancelTapped:
      guard current.phase != .adding else { return [] }
      picker = nil
      return [.cancelReading]
    case .alertAnswered(let choice):
      picker?.failure = nil
      guard let failed = current.failure, choice == .retry else { return [] }
      picker?.phase = failed.effect == .readAddressBook ? .reading : .adding
      return [failed.effect]
    }
  }
}
