import Domain
import HeadlessUI
import Storyboard

extension ViewController {
  /// Performs the segue to one post, and hands over which.
  func showPost(_ id: Post.ID, from storyboard: StoryboardLoader?) {
    do {
      try storyboard?.performSegue(withIdentifier: "showPost", from: self) {
        (next: PostViewController) in next.postID = id
      }
    } catch {
      showFailure("The Post Cannot Be Shown", error) {}
    }
  }
}
