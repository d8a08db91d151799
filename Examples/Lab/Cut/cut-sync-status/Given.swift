import Domain
import HeadlessUI
import Presenter
import Testing

@testable import MassivePeopleList

@Suite("The footer shows the sync status")
@MainActor struct PeopleListFooterTests {
  private let context = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
  private let footer = PeopleListFooter(frame: CGRect(x: 0, y: 0, width: 390, height: 88))

  private func label() throws -> UILabel {
    try #require(footer.subviews.compactMap { $0 as? UILabel }.first)
  }

  @Test("the label shows the text of the status")
  func status() throws {
    footer.statusText =
      SyncStatusPresenter(SyncStatus(.offline, waiting: 2), in: context).text
    let label = try label()
    #expect(label.text == "Offline. 2 changes wait to be sent.")
    #expect(!label.isHidden)
  }

  @Test("without a status the label is hidden")
  func empty() throws {
    let label = try label()
    #expect(label.isHidden)
    footer.statusText = "Offline."
    footer.statusText = SyncStatusPresenter(SyncStatus(), in: context).text
    #expect(label.isHidden)
  }

  @Test("the indicator is above the label, and both fill the width after a rotation")
  func layout() throws {
    footer.frame.size.width = 844
    footer.layoutIfNeeded()
    let label = try label()
    #expect(footer.indicator.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
    #expect(label.frame == CGRect(x: 0, y: 44, width: 844, height: 44))
  }
}
