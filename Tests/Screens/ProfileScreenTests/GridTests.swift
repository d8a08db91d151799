import DataSource
import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import ProfileScreen

@Suite("Profile screen: grid", .recordsViolations, .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct GridTests {
  private func collection(of stage: ProfileStage) throws -> UICollectionView {
    try #require(stage.flow.split.view.first(UICollectionView.self))
  }

  @Test("the grid has an item for each post, with its text and age", arguments: ProfileStage.widths)
  func items(_ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(
      width: width,
      posts: [
        .fixture(1, "Nanoseconds\nare\nshort", by: .grace), .fixture(2, "A moth", by: .grace),
      ])
    #expect(Set(stage.pilot.items.map(\.first)) == ["Nanoseconds", "A moth"])
    #expect(stage.pilot.items.contains(["Nanoseconds", "are short", "1 hour ago"]))
  }

  @Test("selecting an item shows the whole text, and the item is deselected")
  func selection() async throws {
    let stage = try await ProfileStage.ready(
      posts: [.fixture(1, "Nanoseconds\nare\nshort", by: .grace)])
    try stage.pilot.selectItem("Nanoseconds")
    #expect(stage.pilot.alert?.message == "Nanoseconds\nare\nshort")
    #expect(stage.pilot.alert?.title == "November 14, 2023")
    try stage.pilot.answer("OK")
    let selected = try collection(of: stage).indexPathsForSelectedItems
    #expect(selected == [])
  }

  @Test("a new post gets a new cell, and the other posts keep their cells")
  func update() async throws {
    let stage = try await ProfileStage.ready(
      posts: [.fixture(1, "first", by: .grace), .fixture(2, "second", by: .grace)])
    let grid = try collection(of: stage)
    let cells = Set(grid.visibleCells.map(ObjectIdentifier.init))
    try await stage.posts.save([.fixture(3, "third", by: .grace)])
    try await stage.pilot.waitUntil("the third post is shown") { $0.labels.contains("third") }
    #expect(grid.visibleCells.count == 3)
    #expect(cells.isSubset(of: grid.visibleCells.map(ObjectIdentifier.init)))
  }

  @Test("a changed order moves the existing cells")
  func order() async throws {
    let stage = try await ProfileStage.ready(
      posts: [.fixture(1, "first", by: .grace), .fixture(2, "second", by: .grace)])
    let grid = try collection(of: stage)
    let before = grid.visibleCells
    try stage.pilot.chooseSegment("Oldest")
    try await stage.pilot.waitUntil("the posts are reversed") { _ in
      grid.visibleCells.first === before.last
    }
    #expect(grid.visibleCells.last === before.first)
  }

  @Test("the tile of a one-line post contains no empty text")
  func tile() {
    let tile = PostTile(.fixture(1, "A moth", by: .grace), in: .test)
    #expect(tile.texts == ["A moth", "1 hour ago"])
    let cell = PostTileCell(frame: .zero)
    cell.texts = ["Nanoseconds", "are short", "now"]
    PostTile.cell.configure(cell, with: tile)
    #expect(cell.texts == ["A moth", "1 hour ago"])
  }
}
