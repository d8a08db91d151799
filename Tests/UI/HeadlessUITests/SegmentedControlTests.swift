import HeadlessUI
import Testing

@Suite("Segmented control")
@MainActor struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["All", "Open", "Done"])
  private let log = CallLog()

  init() {
    let log = log
    control.addAction(UIAction { _ in log.write("changed") }, for: .valueChanged)
  }

  private var titles: [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }

  @Test("selecting an index without a segment changes nothing", arguments: [3, -2])
  func outside(index: Int) {
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = index
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("a tap selects the segment and sends `.valueChanged`")
  func tapped() {
    #expect(control.tapSegment(at: 2))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.take() == ["changed"])
  }

  @Test("a tap on the selected segment sends no event")
  func again() {
    control.selectedSegmentIndex = 0
    #expect(control.tapSegment(at: 0))
    #expect(log.take() == [])
  }

  @Test("a disabled segment accepts no tap")
  func disabledSegment() {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(!control.tapSegment(at: 1))
    #expect(log.take() == [])
  }

  @Test("a disabled control accepts no tap")
  func disabled() {
    control.isEnabled = false
    #expect(!control.tapSegment(at: 1))
  }

  @Test("an invalid index refers to the nearest segment", arguments: [(-1, 0), (9, 2)])
  func nearest(index: Int, segment: Int) {
    control.setTitle("Near", forSegmentAt: index)
    control.setEnabled(false, forSegmentAt: index)
    #expect(titles[segment] == "Near")
    #expect(control.titleForSegment(at: index) == "Near")
    #expect(!control.isEnabledForSegment(at: segment))
  }
}
