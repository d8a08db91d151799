#if canImport(Storyboard)
  public import Domain
  public import HeadlessUI
  public import Storyboard

  extension PostsStoryboard {
    /// Shows one post over `front` with a Done button: a second flow that reuses the screen.
    ///
    /// The storyboard contains no segue for this flow, so its picture does not show the flow. The
    /// identifier is set after the screen is made. Without this line the code compiles, and the
    /// screen stays empty.
    ///
    /// - Throws: `StoryboardError` if no scene has the storyboard identifier “Post”.
    public func openLink(
      to id: Post.ID, over front: ViewController
    ) throws(StoryboardError) {
      let screen: PostViewController = try loader.instantiateViewController(withIdentifier: "Post")
      screen.postID = id
      screen.navigationItem.rightBarButtonItem = BarButtonItem(
        title: "Done", primaryAction: Action { [weak front] _ in front?.dismiss(animated: true) })
      front.present(NavigationController(rootViewController: screen), animated: true)
    }
  }
#endif
