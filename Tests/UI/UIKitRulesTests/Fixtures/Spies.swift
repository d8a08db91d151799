#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A search results updater that records each update.
final class SearchLog: NSObject, UISearchResultsUpdating {
  private let callLog = CallLog()

  func updateSearchResults(for searchController: UISearchController) {
    let state = searchController.isActive ? "active" : "inactive"
    callLog.write("update “\(searchController.searchBar.text ?? "")” \(state)")
  }

  func take() -> [String] { callLog.take() }
}

/// A controller that records the changes of its horizontal size class.
final class SizeClassController: UIViewController {
  private(set) var changes: [(from: UIUserInterfaceSizeClass, to: UIUserInterfaceSizeClass)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      self.changes.append((previous.horizontalSizeClass, self.traitCollection.horizontalSizeClass))
    }
  }
}

/// A text field delegate that records its calls and returns false for the calls in `refuses`.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  private let name: String
  private let callLog: CallLog
  var refuses: Set<String> = []

  init(_ name: String, of field: UITextField, _ callLog: CallLog) {
    self.name = name
    self.callLog = callLog
    super.init()
    field.delegate = self
  }

  private func ask(_ question: String) -> Bool {
    callLog.write("\(name) \(question)")
    return !refuses.contains(question)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { callLog.write("\(name) didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    ask("change \(range.location)+\(range.length) to '\(replacementString)'")
  }
}

/// A delegate without methods.
final class SilentDelegate: NSObject, UINavigationControllerDelegate, UISplitViewControllerDelegate,
  UITableViewDelegate, UITextFieldDelegate
{}
