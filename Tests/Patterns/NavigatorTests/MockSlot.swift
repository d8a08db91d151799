import Navigator

/// The user's own screen, with a place for one more beside its content.
@MainActor
final class MockSlot: SupplementalSlot {
  private(set) var shown: [String?] = []
  var navigator: AnyObject?
  var supplementalScreen: MockScreen? {
    didSet { shown.append(supplementalScreen?.name) }
  }
}
