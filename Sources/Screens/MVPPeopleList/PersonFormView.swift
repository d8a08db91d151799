import Domain

/// The view of the form, as its presenter sees it.
@MainActor
protocol PersonFormView: AnyObject {
  /// Shows the title and the initial texts of the form.
  func show(title: String, texts: PersonFormTexts)
  /// Shows whether the person is being saved. Meanwhile “Save” and “Cancel” are disabled.
  func show(isSaving: Bool)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PersonFormChoice>)
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

/// Receives the result of the form.
@MainActor
protocol PersonFormOutput: AnyObject {
  /// Called after the person was saved.
  func didSave(_ person: Person)
}
