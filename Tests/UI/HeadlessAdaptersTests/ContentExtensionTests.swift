import Foundation
import HeadlessAdapters
import HeadlessUI
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Shared extensions: messages and cells")
@MainActor
struct ContentExtensionTests {
  private final class NoteCell: TableViewCell {}

  @Test("`show(message:)` shows a text in place of content, and nil removes the text")
  func message() {
    let screen = ViewController()
    screen.show(message: "There is no list yet.")
    let shown = screen.contentUnavailableConfiguration as? ContentUnavailableConfiguration
    #expect(shown?.text == "There is no list yet.")
    screen.show(message: nil)
    #expect(screen.contentUnavailableConfiguration == nil)
  }

  @Test("`center(in:)` places an indicator directly below the middle of a view")
  func center() {
    let indicator = ActivityIndicatorView(style: .large)
    indicator.center(in: View(frame: CGRect(x: 10, y: 10, width: 320, height: 480)))
    #expect(indicator.frame == CGRect(x: 0, y: 240, width: 320, height: 44))
  }

  @Test("`register(_:)` uses the name of the cell class as the reuse identifier")
  func register() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(NoteCell.self)
    #expect(NoteCell.defaultReuseIdentifier == "NoteCell")
    #expect(table.dequeueReusableCell(withIdentifier: "NoteCell") is NoteCell)
  }
}
