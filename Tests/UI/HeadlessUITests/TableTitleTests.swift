import HeadlessUI
import Testing

/// UIKit's table view has no method that returns the title of a section.
@Suite("HeadlessUI: titles of sections")
@MainActor struct TableTitleTests {
  @Test("a batch moves the titles of sections, and requests titles only for new sections")
  func batch() {
    let list = ShownTable([["a"], ["b"], ["c"], ["d"]])
    list.source.titles = ["A", "B", "C", "D"]
    list.table.reloadData()
    list.table.performBatchUpdates {
      list.source.sections = [["d"], ["x", "y"], ["b"], ["C", "cc"]]
      list.source.titles = ["D", "X", "not asked", "CC"]
      list.table.deleteSections([0], with: .automatic)
      list.table.insertSections([1], with: .automatic)
      list.table.moveSection(3, toSection: 0)
      list.table.reloadSections([2], with: .automatic)
    }
    #expect((0..<4).map(list.table.titleForHeader) == ["D", "X", "B", "CC"])
  }

  @Test("a section that does not exist has no title")
  func noSection() {
    #expect(ShownTable([["a"]]).table.titleForHeader(inSection: 1) == nil)
  }

  @Test("without a transition, a batch calls its completion before it returns")
  func completion() {
    let list = ShownTable([["a"]])
    var completions = 0
    list.table.performBatchUpdates(nil) { _ in completions += 1 }
    #expect(completions == 1)
  }
}
