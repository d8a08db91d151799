import Binding
public import SmartView

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A screen with the display settings of the list: a switch for days and a stepper for lines.
///
/// A binding connects both controls with the ``PostsDisplay`` in both directions. The list reloads
/// its rows when the list appears again.
///
/// - Lifetime: The controller holds the display and the binding. The binding holds the display and
///   the view weakly.
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

/// A view with a row for each control and its label.
@MainActor public final class PostsDisplayView: UIScrollView {
  let daySwitch = UISwitch()
  let lineStepper = UIStepper()
  let lineLabel = UILabel()
  private let dayLabel = UILabel()

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
    for (label, control) in [(dayLabel, daySwitch), (lineLabel, lineStepper)]
      as [(UILabel, UIControl)]
    {
      (label.frame, control.frame) = column.next(height: 44)
        .divided(atDistance: 120, from: .minXEdge)
    }
    contentSize = CGSize(width: bounds.width, height: column.rest.minY)
  }
}
