import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `selectedSegmentIndex`, `setTitle(_:forSegmentAt:)`.
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/settitle(_:forsegmentat:)
@Suite("Segmented control")
@MainActor struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["All", "Open", "Done"])
  private let log = CallLog()

  init() {
    let log = log
    control.addAction(UIAction { _ in log.write("changed") }, for: .valueChanged)
  }

  private var titles: [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }

  @Test("a new segmented control has the given titles and no selected segment")
  func initial() {
    #expect(titles == ["All", "Open", "Done"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
  }

  @Test("a control without items has no segments")
  func empty() {
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  /// Source: observed behavior, not documented.
  @Test("setting the selected index in code sends no event")
  func code() {
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == [])
  }

  @Test("setting the selected index to -1 removes the selection")
  func noSelection() {
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = -1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("`setTitle(_:forSegmentAt:)` replaces the title")
  func title() {
    control.setTitle("Every", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Every")
  }
}
