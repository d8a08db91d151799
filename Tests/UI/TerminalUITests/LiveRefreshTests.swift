import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: refresh controls")
@MainActor
struct LiveRefreshTests {
  private let stage = LiveStage()
  private let control = UIRefreshControl()

  @Test("Control-R pulls the refresh control of the table")
  func pulls() {
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    stage.list.refreshControl = control
    stage.press(.control("r"), .control("r"))
    #expect(pulls == 1)
    #expect(control.isRefreshing)
  }

  @Test("a running refresh is drawn as a spinner, and the screen is busy")
  func drawn() {
    stage.list.refreshControl = control
    #expect(!stage.screen.isBusy)
    control.beginRefreshing()
    #expect(stage.screen.isBusy)
    #expect(stage.texts(in: .busy) == ["⠋"])
    control.endRefreshing()
    #expect(stage.texts(in: .busy).isEmpty)
  }

  @Test("a screen that a script prints shows a running refresh")
  func picture() {
    stage.list.refreshControl = control
    control.beginRefreshing()
    let lines = ScreenRenderer(size: .standard).render(stage.sample.window).lines
    #expect(lines.contains { $0.contains("◌ …") })
  }

  @Test("the hints contain Control-R only if there is a refresh control")
  func hints() {
    #expect(!stage.footer.contains("^R"))
    stage.list.refreshControl = control
    #expect(stage.footer.contains("^R Refresh"))
    stage.type("?")
    #expect(stage.lines.contains { $0.contains("^R") })
  }
}
