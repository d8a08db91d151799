import Binding
import Domain
import HeadlessUI
import Testing

@Suite("PersonDraft: a bound form")
@MainActor struct PersonDraftTests {
  final class Form: UIView {
    let firstNameField = UITextField()
    let lastNameField = UITextField()
    let birthdayField = UITextField()
    let problemLabel = UILabel()
    let saveButton = UIButton(type: .system)
  }

  @Test("the form shows why the details are invalid, and valid details enable the save button")
  func problems() throws {
    let (draft, form, turns, binding) = try startForm()
    #expect(form.problemLabel.text == "A person needs a first name or a last name.")
    #expect(!form.saveButton.isEnabled)
    form.firstNameField.insertText("Ada")
    turns.end()
    #expect(form.problemLabel.text == "")
    #expect(form.saveButton.isEnabled)
    form.birthdayField.insertText("2999-01-01")
    turns.end()
    #expect(form.problemLabel.text == "The birthday 2999-01-01 is in the future.")
    form.birthdayField.replaceText(with: "1815-12-10")
    form.lastNameField.insertText("Lovelace")
    turns.end()
    let info = try draft.info.get()
    #expect(info.lastName == "Lovelace")
    let birthday = try CalendarDate("1815-12-10")
    #expect(info.birthday == birthday)
    withExtendedLifetime(binding) {}
  }

  @Test("the birthday field drops characters that are not part of a date")
  func refused() throws {
    let (draft, form, _, binding) = try startForm()
    form.birthdayField.insertText("18a15")
    #expect(form.birthdayField.text == "1815")
    form.birthdayField.insertText("x")
    #expect(form.birthdayField.text == "1815")
    #expect(draft.birthday == "1815")
    withExtendedLifetime(binding) {}
  }

  @Test(
    "a draft starts with the person's details; with `birthdayFrom: nil`, invalid text is kept"
  )
  func editing() throws {
    let today = try CalendarDate("2025-10-09")
    let info = try PersonInfo(
      firstName: "Ada", lastName: "Lovelace", birthday: CalendarDate("1815-12-10"), today: today)
    let draft = PersonDraft(info, today: today, birthdayFrom: nil)
    let kept = try draft.info.get()
    #expect(kept == info)
    draft.birthday = "last year"
    #expect(draft.birthday == "last year")
    #expect(draft.problem.hasPrefix("The birthday cannot be read"))
  }

  private func startForm() throws -> (
    PersonDraft, Form, ManualTurns, ViewBinding<PersonDraft, Form>
  ) {
    let draft = PersonDraft(today: try CalendarDate("2025-10-09"))
    let (form, turns) = (Form(), ManualTurns())
    let binding = ViewBinding(
      draft, to: form, on: turns.scheduler,
      [
        .edit(\.firstName, in: \.firstNameField),
        .edit(\.lastName, in: \.lastNameField),
        .edit(\.birthday, in: \.birthdayField),
        .show(\.problem, in: \.problemLabel.text),
        .show(\.canSave, in: \.saveButton.isEnabled),
      ])
    binding.start()
    return (draft, form, turns, binding)
  }
}
