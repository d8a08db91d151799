import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The texts and the buttons of an alert. The views make them from the state.
struct AlertContent {
  struct Button {
    let title: String
    var style = UIAlertAction.Style.default
    /// Nil if the button only closes the alert.
    var choice: AlertChoice?

    static func cancel(_ title: String = "Cancel") -> Button {
      Button(title: title, style: .cancel)
    }
  }

  let title: String
  var message: String?
  var isSheet = false
  let buttons: [Button]
}

extension AlertContent {
  init(_ alert: PeopleListAlert, in context: PresentationContext) {
    func name(_ row: PersonRow) -> String { PersonRowPresenter(row.person, in: context).fullName }
    switch alert {
    case .addition:
      self.init(
        title: "Add a Person", isSheet: true,
        buttons: [
          Button(title: "New Person", choice: .edit),
          Button(title: "From the Address Book", choice: .pick), .cancel(),
        ])
    case .deletion(let row):
      self.init(
        title: "Delete \(name(row))?",
        buttons: [.cancel(), Button(title: "Delete", style: .destructive, choice: .delete)])
    case .refusal(let row, let reason):
      self.init(
        title: "\(name(row)) Was Refused", message: reason, isSheet: true,
        buttons: [
          Button(title: "Edit", choice: .edit), Button(title: "Try Again", choice: .retry),
          Button(title: "Discard", style: .destructive, choice: .discard), .cancel(),
        ])
    case .failure(let failed): self.init(failed)
    case .summary(let summary):
      self.init(title: "Import", message: "\(summary)", buttons: [.cancel("OK")])
    }
  }

  init(_ alert: PersonFormAlert) {
    switch alert {
    case .invalid(let error):
      self.init(
        title: "This Person Cannot Be Saved", message: error.sentence, buttons: [.cancel("OK")])
    case .unsavedChanges:
      self.init(
        title: "Discard Changes?",
        buttons: [
          .cancel("Keep Editing"),
          Button(title: "Discard Changes", style: .destructive, choice: .discard),
        ])
    case .failure(let failed): self.init(failed)
    }
  }

  init(_ failed: FailedEffect) {
    self.init(
      title: failed.title, message: "\(failed.reason)",
      buttons: [.cancel("OK"), Button(title: "Try Again", choice: .retry)])
  }
}

extension FailedEffect {
  fileprivate var title: String {
    switch effect {
    case .fetch: "The People Were Not Fetched"
    case .send: "The People Were Not Sent"
    case .save: "The Person Was Not Saved"
    case .delete: "The Person Was Not Deleted"
    case .retry: "The Change Was Not Retried"
    case .discard: "The Change Was Not Discarded"
    case .readAddressBook: "The Address Book Cannot Be Read"
    case .add: "The People Were Not Added"
    default: "The People Cannot Be Shown"
    }
  }
}
