import HeadlessUI
import Testing

@Suite("UIRefreshControl")
@MainActor struct RefreshControlTests {
  private let control = UIRefreshControl()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log: CallLog

  init() {
    log = CallLog(changesOf: control)
    scrollView.refreshControl = control
  }

  @Test("a pull starts a refresh, then sends `.valueChanged`")
  func pull() {
    var wasRefreshing = false
    control.addAction(
      UIAction { [weak control] _ in wasRefreshing = control?.isRefreshing == true },
      for: .valueChanged)
    #expect(control.pull())
    #expect(wasRefreshing && control.isRefreshing)
    #expect(log.take() == ["changed"])
  }

  @Test("a refresh that the user began lasts until `endRefreshing()`")
  func ends() {
    control.pull()
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test("a pull during a refresh sends no event")
  func pullTwice() {
    control.pull()
    #expect(!control.pull())
    #expect(log.take().count == 1)
  }

  @Test("a disabled or hidden control cannot be pulled")
  func disabled() {
    control.isEnabled = false
    #expect(!control.pull())
    control.isEnabled = true
    control.isHidden = true
    #expect(!control.pull())
    #expect(log.take().isEmpty && !control.isRefreshing)
  }

  @Test("a refresh control is a subview of the scroll view and ends at the top of the content")
  func subview() {
    #expect(control.superview === scrollView)
    #expect(control.frame.maxY == 0)
    #expect(control.frame.width == 320)
  }

  @Test("`beginRefreshing()` causes one display of the window")
  func displays() {
    let window = makeWindow(containing: scrollView)
    #expect(countDisplays(of: window) { control.beginRefreshing() } == 1)
  }

  @Test("a refresh control does not affect the rows of its table")
  func table() {
    let shown = ShownTable([["a", "b"]])
    shown.table.refreshControl = control
    shown.table.layoutIfNeeded()
    #expect(shown.shown == [["a", "b"]])
    #expect(shown.source.takeAsked().isEmpty)
  }
}
