import Foundation
import HeadlessUI
import ServiceLocator
import Storyboard

/// Answers a headless table's calls from a source, so that the controller forwards none (row E9).
///
/// The table holds its data source weakly: the controller keeps this object.
@MainActor public final class TableItemRows<Source: TableItemSource>: TableViewDataSource {
  private let source: Source
  private let reuseIdentifier: String

  /// The rows of `source`, in cells that the table has under `reuseIdentifier`.
  public init(_ source: Source, reuseIdentifier: String) {
    self.source = source
    self.reuseIdentifier = reuseIdentifier
  }

  /// As many as the source has items.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source.numberOfRows
  }

  /// A cell with the row's text.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    let text = source.text(ofRow: indexPath.row)
    cell.textLabel?.text = text.title
    cell.detailTextLabel?.text = text.detail
    return cell
  }
}

extension ActivityIndicatorView: ActivityShowing {}

extension TableView: RowsReloading {}

extension SharedPostServiceLocator: NibAwaking {}
