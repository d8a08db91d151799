import Navigator

/// The user's own screen, with a place for one more beside its content.
@MainActor
final class MockSlot: SupplementalSlot {
  private(set) var shown: [String?] = []
  var navigator: AnyObject?
  /// What a screen does as soon as it is in the slot.
  var onShow: (@MainActor (MockScreen?) -> Void)?
  var supplementalScreen: MockScreen? {
    didSet {
      shown.append(supplementalScreen?.name)
      onShow?(supplementalScreen)
    }
  }
}
