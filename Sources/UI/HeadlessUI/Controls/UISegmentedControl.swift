/// A row of segments of which at most one is selected.
///
/// HeadlessUI shows titles only. For an invalid index, ``titleForSegment(at:)`` uses the nearest
/// segment, as in UIKit.
@MainActor open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` if no segment is selected: -1.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var selection = UISegmentedControl.noSegment {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  /// Creates a control with a segment for each title. No segment is selected.
  public convenience init(items: [Any]?) {
    self.init()
    titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// The index of the selected segment, or ``noSegment``.
  ///
  /// Setting it sends no event, as in UIKit. Setting an invalid index changes nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      if newValue == Self.noSegment || titles.indices.contains(newValue) { selection = newValue }
    }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.isEmpty ? nil : titles[min(max(0, segment), titles.count - 1)]
  }
}
