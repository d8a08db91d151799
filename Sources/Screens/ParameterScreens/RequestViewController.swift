public import HeadlessUI

/// A screen that shows the path of the request that it sends.
///
/// The screens in `Before/` and `After/` send the same requests. They differ in the type of their
/// parameters. A person is a number, as in the document.
@MainActor
public class RequestViewController: ViewController {
  private let label = Label()

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

  /// Requests a list of people, and shows the person in the title. Parameters that are nil are left
  /// out.
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

/// The four forms of the screen with three values and two cases.
public enum Before {}

/// The same forms after a fourth value and a third case were added.
///
/// The fourth value is a text that filters the list. The third case is the list of the people that
/// two persons both follow. `navigator-example` counts the lines that differ.
public enum After {}
