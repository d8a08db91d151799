/// The placeholder that a storyboard may make as often as it likes: it holds no services, it points
/// to the group that is in force when the scene is awakened.
///
/// The screen is none the wiser: `serviceLocator.dataSource` as before, but the same for all.
@MainActor public final class SharedPostServiceLocator: PostLocating {
  private var services: PostServices?

  /// A locator that does not know its group yet, made bare as Interface Builder's objects are.
  public init() {}

  /// Takes the group in force; the screen keeps it from then on.
  public func awakeFromNib() {
    services = .current
  }

  /// The posts of the group.
  public var dataSource: PostDataSource {
    (services ?? .current).dataSource.service
  }
}
