import Binding
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

print("The pain: a map of strings compiles whatever it says.")
let labels = Named(["nameLabel.text": "", "countLabel.text": ""])
let byName = StringMapBinding(
  Named(["name": "Ada", "followerCount": "1 follower"]), to: labels,
  ["name": "nameLabel.text", "folowerCount": "countLabel.text"])
do {
  try byName.updateView()
} catch {
  print(
    "  run it, and \(error): half of the view is written: \(labels.texts["nameLabel.text"] ?? "")")
}

print("\nThe cure: pairs of key paths. A misspelt one does not compile.")
let ada = Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil))
let english = Locale(identifier: "en_US")
let presenter = ProfilePresenter(
  Profile(of: ada, followerCount: 1),
  in: PresentationContext(locale: english, timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }),
  wording: ProfilePhrasebook(locale: english))
let card = ProfileCard()
var passes: [TurnScheduler.Work] = []
let turns = TurnScheduler { work in MainActor.assumeIsolated { passes.append(work) } }
@MainActor func endTurn() {
  let due = passes
  passes = []
  for pass in due { pass() }
  print("  after:   \(card.summary)")
}

var binding: ViewBinding? = ViewBinding(
  presenter, to: card, on: turns,
  [
    .show(\.name, in: \.nameLabel.text),
    .show(\.followerCount, in: \.followerCountLabel.text),
    .show(\.followTitle, in: \.followTitle),
    .show(\.canFollow, in: \.followButton.isEnabled),
  ])
binding?.updateView()
print("  by hand: \(card.summary)")

print("\nLive: three changes in one turn end in one pass.")
binding?.start()
for count in 2...4 { presenter.present(Profile(of: ada, followerCount: count, isFollowed: true)) }
print("  before:  \(card.summary)")
endTurn()

print("\nThe binding ends with its owner: what changes now is nobody's to write.")
presenter.present(Profile(of: ada, followerCount: 5))
binding = nil
endTurn()

print("\nTyping goes both ways: what the draft refuses never stays in the field.")
let draft = PersonDraft(today: try CalendarDate("2025-10-09"))
let typing = ViewBinding(draft, to: card, on: turns, [.edit(\.birthday, in: \.noteField)])
typing.start()
for text in ["18", "x", "15-12-10"] {
  card.noteField.insertText(text)
  print("  typed \(text): the field says \(card.noteField.text ?? "")")
}
