import Collation
import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles

// A profile screen with a Follow button. The first request fails.
let service = FlakyService()
let screen = ProfileController(of: .ada, through: service)
let window = UIWindow(size: CGSize(width: 390, height: 844))
window.rootViewController = screen
window.makeKeyAndVisible()
let pilot = ScreenPilot(window)

print("The problem: the completion is not called if the user declines.")
screen.followButton.isEnabled = false
let silent = SilentFollowInteraction(.ada, through: service, asking: AlertAsker(over: screen)) {
  screen.followButton.isEnabled = true
}
let silentRun = Task { await silent.follow() }
try await answer("Cancel")
await silentRun.value
print("  The Follow button is \(screen.followButton.isEnabled ? "enabled" : "still disabled").")
screen.followButton.isEnabled = true

print("\nThe pattern: the delegate always receives one completion.")
try pilot.tap("Follow")
try await answer("Cancel")
try await pilot.waitUntil("the interaction is over") { _ in screen.followButton.isEnabled }

print("\nAfter a failure the user can try again.")
try pilot.tap("Follow")
try await answer("Follow")
try await answer("Try Again")
try await pilot.waitUntil("the interaction is over") { _ in screen.followButton.isEnabled }

print("\nAn alert with a text field adds a list.")
let store = InMemoryShoppingListStore(
  collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
let addList = AddShoppingListInteraction(
  AddShoppingListSteps(to: store, asking: AlertAsker(over: screen)))
addList.start()
try await answer("Save", typing: "   ", into: "Title")
try await answer("Save", typing: "Party", into: "Title")
try await pilot.waitUntil("the list is added", turns: 100) { _ in addList.state.isOver }
print("  Outcome: added “\(try addList.outcome?.get().title ?? "nothing")”.")

print("\nThe small form: a question that only starts an action needs no interaction.")
screen.ask(Question("Close the Profile?", confirm: "Close")) { print("  The profile closes.") }
try await answer("Close")

print("\nAn adapter of an app: the system dismisses a sheet before the user chooses.")
let choosing = Task { await chooseOrder(over: screen) }
try await pilot.waitUntil("the sheet is on screen") { $0.alert?.title == "Sort by" }
screen.dismiss(animated: false)
print("  Answer: \(await choosing.value ?? "nil")")

/// Shows a sheet, and returns the title of the chosen button, or nil if the sheet is dismissed.
@MainActor func chooseOrder(over screen: UIViewController) async -> String? {
  await PendingAnswer.wait { pending in
    let sheet = UIAlertController(
      title: "Sort by", style: .actionSheet,
      actions: ["First Name", "Last Name"].map { name in
        UIAlertAction(title: name, style: .default) { _ in pending.give(name) }
      })
    screen.present(sheet, animated: true)
    return { [weak sheet] in sheet?.dismissAfterTransition() }
  }
}

/// Waits for an alert with the button, types `text` if it is not nil, and taps the button.
@MainActor func answer(
  _ button: String, typing text: String? = nil, into field: String = ""
) async throws {
  try await pilot.waitUntil("an alert is on screen") { $0.alert?.buttons.contains(button) == true }
  guard let alert = pilot.alert else { return }
  let message = alert.message.isEmpty ? "" : " (\(alert.message))"
  if let text { try pilot.type(text, into: field) }
  print("  Alert: \(alert.title)\(message)")
  print("  Tapped: \(button)\(text.map { " after typing “\($0)”" } ?? "")")
  try pilot.answer(button)
}
