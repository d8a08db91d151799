import HeadlessUI
import TestSupport
import Testing

@Suite("UIRefreshControl")
@MainActor struct RefreshControlTests {
  private let control = UIRefreshControl()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let callLog = CallLog()

  init() {
    control.addAction(UIAction { [callLog] _ in callLog.write("changed") }, for: .valueChanged)
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
    #expect(callLog.take() == ["changed"])
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
    #expect(callLog.take().count == 1)
  }

  @Test("a disabled or hidden control cannot be pulled")
  func disabled() {
    control.isEnabled = false
    #expect(!control.pull())
    control.isEnabled = true
    control.isHidden = true
    #expect(!control.pull())
    #expect(callLog.take().isEmpty && !control.isRefreshing)
  }

  @Test("a refresh control is a subview above the content")
  func subview() {
    #expect(control.superview === scrollView)
    #expect(control.frame.maxY == 0)
    #expect(control.frame.width == 320)
  }

  @Test("a change of the control's state displays the window again")
  func displays() {
    let root = UIViewController()
    let window = makeWindow(root)
    root.view.addSubview(scrollView)
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    control.beginRefreshing()
    window.displayIfNeeded()
    #expect(displays == 1)
    observation.cancel()
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
