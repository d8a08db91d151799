import Domain
import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif
#if canImport(Storyboard)
  import Storyboard
#endif

// Code that the posts screens share.

extension ViewController {
  func addRefreshButton(_ refresh: @escaping @MainActor () -> Void) {
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Refresh", primaryAction: Action { _ in refresh() })
  }

  /// Shows an alert with the error and a button to try again.
  ///
  /// The alert appears over the navigation stack, because another screen may cover this one. If the
  /// stack is not in a window, no alert appears.
  func showFailure(_ title: String, _ error: any Error, retry: @escaping () -> Void) {
    var front: ViewController = navigationController ?? self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard front.viewIfLoaded?.window != nil else { return }
    let alert = AlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    alert.addAction(AlertAction(title: "Try Again", style: .default) { _ in retry() })
    front.present(alert, animated: true)
  }
}

#if canImport(Storyboard)
  extension StoryboardHosted where Self: ViewController {
    /// Performs the segue to one post, and passes the post's identifier.
    func showPost(_ id: Post.ID) {
      do {
        try storyboard?.performSegue(withIdentifier: "showPost", from: self) {
          (next: PostViewController) in next.postID = id
        }
      } catch {
        showFailure("The Post Cannot Be Shown", error) {}
      }
    }
  }
#else
  extension ViewController {
    /// Performs the segue to one post. UIKit calls `prepare(for:sender:)`, which passes the identifier.
    func showPost(_ id: Post.ID) {
      performSegue(withIdentifier: "showPost", sender: id)
    }
  }
#endif

extension ActivityIndicatorView {
  /// Centres the indicator in `view`. The loader ignores the frames of the storyboard.
  func center(in view: View) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}

extension TableView {
  /// Shows the text in the background if the table has no rows.
  func showEmpty(_ text: String) {
    let label = Label()
    label.text = text
    label.textAlignment = .center
    backgroundView = numberOfRows(inSection: 0) == 0 ? label : nil
  }
}
