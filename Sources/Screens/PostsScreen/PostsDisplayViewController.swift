import Binding
public import Foundation
public import HeadlessAdapters
public import HeadlessUI
import SmartView

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The user's choice of what a row shows: a switch for the day and a stepper for the lines.
///
/// A binding links both controls and the display in both directions. The list reloads its rows when
/// it appears again.
///
/// - Lifetime: The controller holds the display and the binding, which holds neither.
@MainActor public final class PostsDisplayViewController: ContentViewController<PostsDisplayView> {
  private let display: PostsDisplay
  private lazy var binding = ViewBinding(
    display, to: contentView,
    [
      .edit(\.showsDays, in: \.daySwitch),
      .edit(\.lineCount, in: \.lineStepper, show: { Double($0) }, read: { Int($0) }),
      .show(\.lineCount, in: \.lineLabel.text) { $0 == 1 ? "1 line" : "\($0) lines" },
    ])

  /// Creates a screen that shows and changes `display`.
  public init(_ display: PostsDisplay) {
    self.display = display
    super.init(PostsDisplayView())
    title = "Display"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Starts the binding.
  public override func viewDidLoad() {
    super.viewDidLoad()
    binding.start()
  }
}

/// A row for each control, with a label beside it.
@MainActor public final class PostsDisplayView: ScrollView {
  let daySwitch = Switch()
  let lineStepper = Stepper()
  let lineLabel = Label()
  private let dayLabel = Label()

  /// Creates the view and its controls.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dayLabel.text = "Days"
    daySwitch.accessibilityLabel = dayLabel.text
    lineStepper.accessibilityLabel = "Lines"
    lineStepper.minimumValue = Double(PostsDisplay.lineCounts.lowerBound)
    lineStepper.maximumValue = Double(PostsDisplay.lineCounts.upperBound)
    for view in [dayLabel, daySwitch, lineLabel, lineStepper] { addSubview(view) }
  }

  /// Returns nil, because no storyboard contains this view.
  public required init?(coder: NSCoder) { nil }

  /// Places each label beside its control.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    var column = ColumnLayout(in: CGRect(x: 16, y: 22, width: width, height: 3 * 44), spacing: 22)
    for (label, control) in [(dayLabel, daySwitch), (lineLabel, lineStepper)] as [(Label, Control)]
    {
      (label.frame, control.frame) = column.next(height: 44)
        .divided(atDistance: 120, from: .minXEdge)
    }
    contentSize = CGSize(width: bounds.width, height: column.rest.minY)
  }
}
