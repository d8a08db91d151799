/// A row of segments of which at most one is selected.
///
/// HeadlessUI shows titles only. A method with an invalid index uses the nearest segment, as in
/// UIKit.
@MainActor open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var isEnabled = true
  }

  /// The value of ``selectedSegmentIndex`` if no segment is selected: -1.
  public static let noSegment = -1

  private var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
  private var selection = UISegmentedControl.noSegment {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  /// Creates a control with a segment for each title. No segment is selected.
  public convenience init(items: [Any]?) {
    self.init()
    segments = (items ?? []).map { Segment(title: $0 as? String) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``.
  ///
  /// Setting it sends no event, as in UIKit. Setting an invalid index changes nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      if newValue == Self.noSegment || segments.indices.contains(newValue) { selection = newValue }
    }
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let index = pinned(segment) { segments[index].title = title }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }

  /// Enables or disables a segment. The user cannot select a disabled segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if let index = pinned(segment) { segments[index].isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? false
  }

  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, segment), segments.count - 1)
  }
}
