import Domain
import Foundation
import Presenter
import TestSupport
import Testing

@Suite("Presenter: the state of the syncing is told in a sentence")
struct SyncStatusPresenterTests {
  @Test(
    "what is done, what waits and what was refused is told; nothing is told of nothing",
    arguments: [
      (SyncStatus(), ""),
      (SyncStatus(waiting: 1), "1 change waits to be sent."),
      (SyncStatus(waiting: 1_200), "1,200 changes wait to be sent."),
      (SyncStatus(refused: 1), "1 change was refused."),
      (
        SyncStatus(.offline, waiting: 2, refused: 3),
        "Offline. 2 changes wait to be sent. 3 changes were refused."
      ),
      (SyncStatus(.sending(done: 3, of: 10), waiting: 7), "Sending 3 of 10 …"),
      (SyncStatus(.receiving(done: 400, of: nil)), "Receiving, 400 so far …"),
      (SyncStatus(.receiving(done: 400, of: 1_000)), "Receiving 400 of 1,000 …"),
      (
        SyncStatus(.stopped(reason: "Sign in again."), waiting: 1),
        "Sign in again. 1 change waits to be sent."
      ),
    ])
  func sentences(_ status: SyncStatus, _ text: String) {
    #expect(presenter(of: status).text == text)
  }

  @Test(
    "only what is under way can be stopped",
    arguments: [
      (SyncStatus.Activity.resting, false), (.offline, false), (.stopped(reason: "no"), false),
      (.sending(done: 0, of: 1), true), (.receiving(done: 0, of: nil), true),
    ])
  func stopping(_ activity: SyncStatus.Activity, _ canBeStopped: Bool) {
    #expect(presenter(of: SyncStatus(activity)).canBeStopped == canBeStopped)
  }

  private func presenter(of status: SyncStatus) -> SyncStatusPresenter {
    SyncStatusPresenter(
      status,
      in: PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }
      ))
  }
}
