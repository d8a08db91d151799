import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import TestSupport
import Testing

/// A stand-in for `UIAlertView`. It does not retain its delegate.
@MainActor
private final class AlertView {
  private weak var delegate: DocumentFollowInteraction?

  init(delegate: DocumentFollowInteraction) { self.delegate = delegate }

  func tap(_ title: String) { delegate?.alertView(clickedButtonTitled: title) }
}

/// **A trap.** The document's interaction. It recognizes the answer by the title of the button, and
/// only the controller's property retains it.
@MainActor
private final class DocumentFollowInteraction {
  private let sendRequest: @MainActor () -> Void

  init(sendRequest: @escaping @MainActor () -> Void) { self.sendRequest = sendRequest }

  func follow() -> AlertView { AlertView(delegate: self) }

  func alertView(clickedButtonTitled title: String) {
    if title == "Follow" { sendRequest() }
  }
}

/// The tests of `SilentFollowInteraction` show two more bugs of the same interaction.
@Suite("DocumentFollowInteraction: its bugs, and the corrected version", .tags(.trap))
@MainActor
struct DocumentFollowTests {
  @Test("the document's interaction ignores a button with a translated title")
  func translated() {
    var requests = 0
    let interaction = DocumentFollowInteraction { requests += 1 }
    interaction.follow().tap("Follow")
    #expect(requests == 1)
    interaction.follow().tap("Folgen")
    withKnownIssue("the title is not “Follow”") { #expect(requests == 2) }
  }

  @Test("an `AlertAsker` recognizes the answer of a button with a translated title")
  func everyLanguage() async throws {
    let stage = OnStage()
    let answer = Task {
      await AlertAsker(over: stage.screen).confirm(Question("Ada folgen?", confirm: "Folgen"))
    }
    await stage.wait(until: "the alert is on screen") { $0.alert != nil }
    try stage.pilot.answer("Folgen")
    let isConfirmed = await answer.value
    #expect(isConfirmed)
  }

  @Test("a second tap on Follow releases the first interaction, so the first alert has no effect")
  func secondTap() {
    var requests = 0
    var property = DocumentFollowInteraction { requests += 1 }
    let alert = property.follow()
    property = DocumentFollowInteraction { requests += 1 }
    alert.tap("Follow")
    withKnownIssue("the property held the only reference") { #expect(requests == 1) }
    property.follow().tap("Follow")
  }

  @Test("after a second tap on Follow, the first and the second `FollowInteraction` both complete")
  func bothComplete() async {
    let (delegate, service) = (SpyInteractionDelegate(), MockProfileService([Profile(of: .ada)]))
    var property: FollowInteraction?
    for _ in 1...2 {
      let steps = FollowSteps(.ada, through: service, asking: ScriptedAsker(decisions: [true]))
      property = FollowInteraction(steps, delegate: delegate)
      property?.start()
    }
    property = nil
    await waitForInteraction("both complete") { delegate.completions.count == 2 }
    #expect(service.messages == [.follow(Person.ada.id), .follow(Person.ada.id)])
  }
}
