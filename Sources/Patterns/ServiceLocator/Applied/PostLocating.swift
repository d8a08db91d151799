/// What a screen of posts asks its locator for: all that it needs to know of it.
@MainActor public protocol PostLocating: AnyObject {
  /// The posts.
  var dataSource: PostDataSource { get }
}
