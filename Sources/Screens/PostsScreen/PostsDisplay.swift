public import Observation

/// The user's choice of what a row of the list shows.
///
/// The composition root makes one object and passes it to all lists.
@MainActor @Observable public final class PostsDisplay {
  /// The possible numbers of lines in a row.
  public static let lineCounts = 1...3

  /// Whether a row shows the day of its post.
  public var showsDays = false

  /// The number of lines of the post that a row shows. Values outside ``lineCounts`` are clamped.
  public var lineCount: Int {
    get { validLineCount }
    set {
      validLineCount = min(max(newValue, Self.lineCounts.lowerBound), Self.lineCounts.upperBound)
    }
  }
  private var validLineCount = lineCounts.lowerBound

  /// Creates the default display: the first line without the day.
  public init() {}
}
