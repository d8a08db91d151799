import Domain
import Foundation
import Presenter

let moment = Date(timeIntervalSince1970: 1_759_998_600)

func context(_ identifier: String) -> PresentationContext {
  PresentationContext(
    locale: Locale(identifier: identifier), timeZone: .gmt, now: { moment })
}

print("The problem: two screens format the same count in two ways.")
let count = 1_234
print("  the profile screen:  \"\(count) followers\"")
print("  the search screen:   \"\(context("en_US").grouped(count)) follower(s)\"")
print("  without followers:   \"\(0) followers\"")

print(
  "\nThe solution: one presenter formats the text for each locale.")
let ada = Person(
  PersonInfo(
    storedFirstName: "Ada", lastName: "Lovelace", birthday: try? CalendarDate("1815-12-10")))
let profile = Profile(
  of: ada, followerCount: count, topFollowerNames: ["Grace Hopper", "Kurt Gödel"])
for identifier in ["en_US", "de_DE", "fr_FR", "zh_Hans_CN", "ar_EG"] {
  let context = context(identifier)
  let presenter = ProfilePresenter(
    profile, in: context, wording: ProfilePhrasebook(locale: context.locale))
  let row = PersonRowPresenter(ada, in: context)
  let post = PostPresenter(
    Post(
      id: Post.ID(), by: ada.id, storedText: "Notes", date: moment.addingTimeInterval(-7_200)),
    in: context)
  print("  \(identifier)")
  print("    \(row.fullName), \(row.birthday)")
  print("    \(presenter.followerCount)")
  print("    \(presenter.followedBy)")
  print("    \(post.age)")
}

print("\nNo follower, one follower, two followers: the label never shows \"0 followers\".")
let english = context("en_US")
let presenter = ProfilePresenter(
  Profile(of: ada), in: english, wording: ProfilePhrasebook(locale: english.locale))
for names in [[], ["Grace"], ["Grace", "Kurt"]] {
  presenter.present(Profile(of: ada, followerCount: names.count, topFollowerNames: names))
  print("  \"\(presenter.followerCount)\"  \"\(presenter.followedBy)\"")
}

print("\nThe document's presenter has two bugs: the text without followers, and the singular.")
for names in [[], ["Grace"]] {
  let presenter = DocumentUserPresenter(
    Profile(of: ada, followerCount: names.count, topFollowerNames: names), in: english)
  print("  \"\(presenter.followerCountString)\"  \"\(presenter.followersString)\"")
}

print("\nSix places for one rule. The text is always the same.")
let user = User(joined: 1_759_998_600)
print("  inline:             \(inlineRow(of: user, in: english))")
print("  helper:             \(HomeScreenHelper(user: user, context: english).joinedText())")
print("  factory:            \(JoinedTextFactory(context: english).text(joined: user.joined))")
print("  extension:          \(user.joinedText(in: english))")
print("  computed property:  \(user.joinedText)")
let ready = ReadyUser(reading: user, in: english)
print("  at the source:      \(ready.joined)")
print("  this kit:           \(UserPresenter(user, in: english).joined)")
print("  After a change to German, the last two of the six places keep the English text:")
print("  computed property:  \(user.joinedText)")
print("  at the source:      \(ready.joined)")
print("  this kit:           \(UserPresenter(user, in: context("de_DE")).joined)")
