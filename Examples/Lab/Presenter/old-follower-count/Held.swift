import Domain
import Observation
import Presenter
import Testing

@Suite("Observers of the presenter's texts")
@MainActor struct HeldObservationTests {
  private typealias Text = @MainActor (ProfilePresenter) -> String

  private func person(_ name: String) -> Person {
    Person(PersonInfo(storedFirstName: name, lastName: "", birthday: nil))
  }

  @Test("a new profile notifies the observers of every text")
  func everyText() async {
    let texts: [Text] = [{ $0.name }, { $0.followedBy }, { $0.followTitle }, { "\($0.canFollow)" }]
    for text in texts {
      let presenter = ProfilePresenter(
        Profile(of: person("Ada"), followerCount: 1), in: .current,
        wording: ProfilePhrasebook(locale: PresentationContext.current.locale))
      await confirmation { changed in
        withObservationTracking {
          _ = text(presenter)
        } onChange: {
          changed()
        }
        presenter.present(
          Profile(
            of: person("Grace"), followerCount: 1, topFollowerNames: ["Alan"], isFollowed: true))
      }
    }
  }
}
