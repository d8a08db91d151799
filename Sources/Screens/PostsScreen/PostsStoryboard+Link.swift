#if canImport(Storyboard)
  public import Domain
  public import HeadlessUI
  public import Storyboard

  extension PostsStoryboard {
    /// Presents one post with a Done button over `front`: a second flow that reuses the screen.
    ///
    /// The storyboard contains no segue for this flow, so the storyboard's diagram does not show
    /// the flow. The post's identifier is set after the screen is created. If a caller omits this
    /// line, the code compiles, but the screen stays empty.
    ///
    /// - Throws: `StoryboardError` if no scene has the storyboard identifier “Post”.
    public func openLink(
      to id: Post.ID, over front: UIViewController
    ) throws(StoryboardError) {
      let screen: PostViewController = try loader.instantiateViewController(withIdentifier: "Post")
      screen.postID = id
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", primaryAction: UIAction { [weak front] _ in front?.dismiss(animated: true) })
      front.present(UINavigationController(rootViewController: screen), animated: true)
    }
  }
#endif
