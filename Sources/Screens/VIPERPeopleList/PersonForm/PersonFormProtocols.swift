import Domain

/// The calls from the presenter of the form to its view.
@MainActor
protocol PersonFormViewInput: AnyObject {
  /// Shows the title and the initial texts of the form.
  func show(title: String, texts: PersonFormTexts)
  /// Shows whether the person is being saved. During a save, “Save” and “Cancel” are disabled.
  func show(isSaving: Bool)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PersonFormChoice>)
}

/// The events of the form's view.
@MainActor
protocol PersonFormViewOutput: AnyObject {
  func viewDidLoad()
  func didTapSave(_ texts: PersonFormTexts)
  func didTapCancel(_ texts: PersonFormTexts)
  /// Called with the choice of the tapped button in an alert.
  func didChoose(_ choice: PersonFormChoice)
}

/// The validation and the saving of one person.
@MainActor
protocol PersonFormInteractorInput: AnyObject {
  /// The person to edit, or nil for a new person.
  var person: Person? { get }

  /// Validates the texts and saves the person. Does nothing while a save is running.
  func submit(_ texts: PersonFormTexts)
  /// Saves details that are valid. Does nothing while a save is running.
  func save(_ info: PersonInfo)
}

/// The results of the form's interactor.
@MainActor
protocol PersonFormInteractorOutput: AnyObject {
  func didReject(_ error: PersonInfo.ValidationError)
  func didStartSaving()
  func didSave(_ person: Person)
  func didFail(toSave info: PersonInfo, _ error: StoreError)
}

/// The result of the form, for the module that opened it.
@MainActor
protocol PersonFormModuleOutput: AnyObject {
  /// Called after the person was saved, when the form has begun to close.
  func didSave(_ person: Person)
}

/// The texts in the fields of the form.
nonisolated struct PersonFormTexts: Equatable {
  var firstName = ""
  var lastName = ""
  /// The birthday as “YYYY-MM-DD”.
  var birthday = ""
}

/// The choice of a button in an alert of the form.
nonisolated enum PersonFormChoice: Equatable {
  /// Saves the details again.
  case save(PersonInfo)
  /// Closes the form without saving.
  case discardChanges
}
