#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A screen that displays the path of its request, but sends nothing.
///
/// The four forms in `Before/` display the same paths with different parameter types, as do those
/// in `After/`. As in the study notes (`Guides/Documents.md`), a person's identifier is a number.
@MainActor
public class RequestViewController: UIViewController {
  private let label = UILabel()

  /// Adds the label.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  /// Makes the label fill the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds
  }

  /// Displays the path of a request, and the person in the title. The path omits parameters that
  /// are nil.
  func request(
    _ list: String, of uid: Int64,
    _ query: KeyValuePairs<String, (any CustomStringConvertible)?> = [:]
  ) {
    let pairs = query.compactMap { name, value in value.map { "\(name)=\($0)" } }
    title = "Person \(uid)"
    label.text =
      "/people/\(uid)/\(list)" + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }
}

/// A screen whose initializer takes an entry point: an enum case with associated values.
@MainActor
public class EntryViewController<Entry>: RequestViewController {
  let entry: Entry

  /// Creates a screen with all of its parameters.
  public init(_ entry: Entry) {
    self.entry = entry
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }
}

/// Four forms of one screen, with three values and two cases.
public enum Before {}

/// The forms in ``Before``, with a fourth value and a third case.
///
/// The fourth value is a text that filters the list. The third case lists the people that both of
/// two persons follow. `navigator-example` counts the lines that differ.
public enum After {}
