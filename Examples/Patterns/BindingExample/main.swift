import Binding
import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

print("The problem: a map of strings compiles with any name.")
let labels = Named(["nameLabel.text": "", "countLabel.text": ""])
let byName = StringMapBinding(
  Named(["name": "Ada", "followerCount": "1 follower"]), to: labels,
  ["name": "nameLabel.text", "folowerCount": "countLabel.text"])
do {
  try byName.updateView()
} catch {
  print(
    "  run time: \(error), after writing \(labels.texts["nameLabel.text"] ?? "")")
}

print("\nThe solution: pairs of key paths. A misspelled name does not compile.")
let ada = Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil))
let english = Locale(identifier: "en_US")
let context = PresentationContext(
  locale: english, timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
let presenter = ProfilePresenter(
  Profile(of: ada, followerCount: 1), in: context,
  wording: ProfilePhrasebook(locale: english))
let card = ProfileCard()
var updates: [TurnScheduler.Work] = []
let scheduler = TurnScheduler { work in MainActor.assumeIsolated { updates.append(work) } }
@MainActor func endTurn() {
  let scheduled = updates
  updates = []
  for update in scheduled { update() }
  print("  after:   \(card.summary)")
}

var binding: ViewBinding? = ViewBinding(
  presenter, to: card, on: scheduler,
  [
    .show(\.name, in: \.nameLabel.text),
    .show(\.followerCount, in: \.followerCountLabel.text),
    .show(\.followTitle, in: \.followTitle),
    .show(\.canFollow, in: \.followButton.isEnabled),
  ])
binding?.updateView()
print("  by hand: \(card.summary)")

print("\nLive: three changes in one main-actor turn cause one update.")
binding?.start()
for count in 2...4 { presenter.present(Profile(of: ada, followerCount: count, isFollowed: true)) }
print("  before:  \(card.summary)")
endTurn()

print("\nAfter the binding is deallocated, changes are not written.")
presenter.present(Profile(of: ada, followerCount: 5))
binding = nil
endTurn()

print("\nTwo directions: the draft refuses characters, and the field shows the result.")
let draft = PersonDraft(today: try CalendarDate("2025-10-09"))
let typing = ViewBinding(draft, to: card, on: scheduler, [.edit(\.birthday, in: \.noteField)])
typing.start()
for text in ["18", "x", "15-12-10"] {
  card.noteField.insertText(text)
  print("  typed \(text): the field shows \(card.noteField.text ?? "")")
}
try await showFollowersForms(in: context)
