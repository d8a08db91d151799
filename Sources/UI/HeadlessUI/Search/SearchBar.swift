public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A text field for a query, with a button that cancels the search (`UISearchBar`).
@MainActor open class SearchBar: View {
  /// The field of the query (`UISearchTextField`).
  public let searchTextField = TextField()
  /// The delegate, which is held weakly.
  open weak var delegate: (any SearchBarDelegate)?
  /// The query. Setting it calls no delegate.
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

  weak var searchController: SearchController?
  private lazy var cancelButton = Button(
    primaryAction: Action(title: "Cancel") { [weak self] _ in self?.cancel() })

  /// Creates a search bar without a Cancel button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.returnKeyType = .search
    cancelButton.isHidden = true
    addSubview(searchTextField)
    addSubview(cancelButton)
    observe(.editingDidBegin) { $0.didBegin() }
    observe(.editingChanged) { $0.didChange() }
    observe(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
    observe(.primaryActionTriggered) { $0.delegate?.searchBarSearchButtonClicked($0) }
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

  /// Taps Cancel, and returns whether the button is visible. UIKit does not have this API.
  @discardableResult public func tapCancel() -> Bool { cancelButton.tap() }

  /// Places the field and the button side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width: CGFloat = showsCancelButton ? min(80, bounds.width) : 0
    (cancelButton.frame, searchTextField.frame) = bounds.divided(
      atDistance: width, from: .maxXEdge)
  }

  private func observe(_ event: Control.Event, _ body: @escaping @MainActor (SearchBar) -> Void) {
    searchTextField.addAction(Action { [weak self] _ in self.map(body) }, for: event)
  }

  private func didBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.searchBarDidBeginEditing()
  }

  private func didChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.updateResults()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }
}

/// The delegate of a ``SearchBar`` (`UISearchBarDelegate`). All methods are optional.
@MainActor public protocol SearchBarDelegate: ObjectProtocol {
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Called after the user changed the query.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the user presses the Return key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user taps Cancel.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
