import Domain
import Presenter
import Testing

@Suite("Profiles without the names of followers")
@MainActor struct HeldFollowedByTests {
  private struct NameOfPhrase: Wording {
    func text(for phrase: ProfilePhrase) -> String { "\(phrase)" }
  }

  @Test("without names the text is empty, whatever the follower count is")
  func anyCount() {
    let person = Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil))
    for count in 0...300 {
      let presenter = ProfilePresenter(
        Profile(of: person, followerCount: count), in: .current, wording: NameOfPhrase())
      #expect(presenter.followedBy == "")
    }
  }
}
