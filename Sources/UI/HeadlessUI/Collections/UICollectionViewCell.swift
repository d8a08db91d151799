/// The view of one item.
///
/// As in UIKit, a subclass overrides both ``init(frame:)`` and `init(coder:)`, or neither of them.
/// In both cases the subclass inherits ``init(registeredFor:)``, which a collection view uses to
/// create cells.
@MainActor open class UICollectionViewCell: UIView, ReusableCell {
  /// The identifier that is used to reuse the cell.
  public private(set) var reuseIdentifier: String?
  /// The view that contains the content of the cell.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The position of the item that the cell shows. The collection view sets it.
  var position: RowPosition?

  /// Creates a cell with an empty content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell for a collection view that registered the class.
  ///
  /// UIKit calls ``init(frame:)`` instead. But in Swift, only a required initializer can be called
  /// for a registered class, and subclasses inherit this one. UIKit does not have this API.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the cell is reused for another item. An override resets the content and calls
  /// `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }
}
