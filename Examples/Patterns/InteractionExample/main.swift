import Domain
import Collation
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import Pilot
import TestDoubles

// A profile screen with a Follow button, driven as a person would. The server is down at first.
let service = FlakyService()
let screen = ProfileController(of: .ada, through: service)
let window = Window(size: CGSize(width: 390, height: 844))
window.rootViewController = screen
window.makeKeyAndVisible()
let pilot = ScreenPilot(window)

print("THE PAIN: the document's interaction, which says nothing when it is declined")
screen.followButton.isEnabled = false
let silent = SilentFollowInteraction(.ada, through: service, asking: AlertAsker(over: screen)) {
  screen.followButton.isEnabled = true
}
let silentRun = Task { await silent.follow() }
try await answer("Cancel")
await silentRun.value
print("  the Follow button is \(screen.followButton.isEnabled ? "on" : "still disabled, for ever")")
screen.followButton.isEnabled = true

print("\nTHE CURE, with a delegate: one completion, whatever happens")
try pilot.tap("Follow")
try await answer("Cancel")
try await pilot.waitUntil("it is over") { _ in screen.followButton.isEnabled }

print("\nA failure goes back to the question")
try pilot.tap("Follow")
try await answer("Follow")
try await answer("Try Again")
try await pilot.waitUntil("it is over") { _ in screen.followButton.isEnabled }

print("\nTHE CURE, awaited: a list added through an alert with a text field")
let store = InMemoryShoppingListStore(
  collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
let addList = UserInteraction(AddShoppingListSteps(to: store, asking: AlertAsker(over: screen)))
let added = Task { await addList.run() }
try await answer("Save", typing: "   ", into: "Title")
try await answer("Save", typing: "Party", into: "Title")
print("  outcome: added “\(await added.value.value?.title ?? "nothing")”")

print("\nA line chosen from a list, and the screen taken away meanwhile")
let choosing = Task {
  await ListChooser(over: screen).choose(Choice("Choose a Person", options: ["Ada", "Grace"]))
}
try await pilot.waitUntil("the list is shown") { !$0.rows.isEmpty }
screen.dismiss(animated: false)
print("  dismissed by the system: \(await choosing.value.map(String.init) ?? "nothing chosen")")

/// Waits for an alert, says what it shows, and touches a button of it.
@MainActor func answer(
  _ button: String, typing text: String? = nil, into field: String = ""
) async throws {
  try await pilot.waitUntil("a question is put") { $0.alert?.buttons.contains(button) == true }
  guard let alert = pilot.alert else { return }
  let message = alert.message.isEmpty ? "" : " (\(alert.message))"
  if let text { try pilot.type(text, into: field) }
  print("  alert: \(alert.title)\(message)")
  print("  touched: \(button)\(text.map { ", having typed “\($0)”" } ?? "")")
  try pilot.answer(button)
}
