/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {}

/// A text field for a query, with a button that cancels the search.
@MainActor open class UISearchBar: UIView {
  /// The field of the query.
  public let searchTextField = UISearchTextField()
  /// The query. Setting it does not update the results.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the query is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the Cancel button is visible.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set {
      cancelButton.isHidden = !newValue
      setNeedsLayout()
    }
  }

  weak var searchController: UISearchController?
  private(set) lazy var cancelButton = UIButton(
    primaryAction: UIAction(title: "Cancel") { [weak self] _ in
      self?.searchController?.isActive = false
    })

  /// Creates a search bar without a Cancel button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.returnKeyType = .search
    cancelButton.isHidden = true
    addSubview(searchTextField)
    addSubview(cancelButton)
    observe(.editingDidBegin) { $0.searchBarDidBeginEditing() }
    observe(.editingChanged) { $0.updateResults() }
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Begins editing the query.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  /// Ends editing the query.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// Whether the query is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Places the field and the button side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width: CGFloat = showsCancelButton ? min(80, bounds.width) : 0
    (cancelButton.frame, searchTextField.frame) = bounds.divided(
      atDistance: width, from: .maxXEdge)
  }

  private func observe(
    _ event: UIControl.Event, _ body: @escaping @MainActor (UISearchController) -> Void
  ) {
    searchTextField.addAction(
      UIAction { [weak self] _ in (self?.searchController).map(body) }, for: event)
  }
}
