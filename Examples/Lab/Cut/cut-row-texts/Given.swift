import Domain
import HeadlessUI
import Presenter
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("A cell shows a person")
@MainActor struct PersonCellTests {
  private func texts(
    _ person: Person, _ mark: SyncMark = .synced, locale: String = "en_US"
  ) -> [String] {
    let context = PresentationContext(
      locale: Locale(identifier: locale), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
    let cell = PersonCell(style: .default, reuseIdentifier: nil)
    cell.show(PersonRowPresenter(person, in: context), mark)
    return cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }

  @Test("the cell shows the name and the birthday in the format of the context")
  func formats() {
    #expect(texts(.ada) == ["Ada Lovelace", "December 10, 1815"])
    #expect(texts(.ada, locale: "hu_HU") == ["Lovelace Ada", "1815. december 10."])
    #expect(texts(.xiaoyun) == ["王小云"])
  }

  @Test("the cell shows a sign for a waiting and for a refused change")
  func marks() {
    #expect(texts(.ada, .waiting).last == "↑")
    #expect(texts(.ada, .refused(reason: "The name is taken.")).last == "!")
  }

  @Test("a cell that is reused shows only its new person")
  func reuse() {
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
    let cell = PersonCell(style: .default, reuseIdentifier: nil)
    cell.show(PersonRowPresenter(.ada, in: context), .waiting)
    cell.show(PersonRowPresenter(.xiaoyun, in: context), .synced)
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.filter { !$0.isEmpty } == ["王小云"])
  }
}
