import HeadlessUI
import TestSupport
import Testing

/// A trait that an app defines.
private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

/// A controller that records the changes of its horizontal size class.
private final class SizeClassController: UIViewController {
  private(set) var changes: [(from: UIUserInterfaceSizeClass, to: UIUserInterfaceSizeClass)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      self.changes.append(
        (previous.horizontalSizeClass, self.traitCollection.horizontalSizeClass))
    }
  }
}

@Suite("Traits")
@MainActor struct TraitTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  @Test(
    "the window's size determines the size classes",
    arguments: [
      (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, .regular),
      (CGSize(width: 844, height: 390), .regular, .compact),
      (CGSize(width: 1_024, height: 768), .regular, .regular),
    ] as [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func sizeClasses(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    window.frame.size = size
    #expect(root.view.traitCollection.horizontalSizeClass == horizontal)
    #expect(root.view.traitCollection.verticalSizeClass == vertical)
  }

  @Test("a view outside a window has the default values")
  func outside() {
    let traits = UIView().traitCollection
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test("a window has a light appearance and large text")
  func defaults() {
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("an override applies to the object and everything inside it")
  func inherited() {
    let inner = UIView()
    root.view.addSubview(inner)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("an inner override replaces an outer override until the inner override is removed")
  func nearest() {
    let inner = UIView()
    root.view.addSubview(inner)
    root.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("an app's own trait has its default value until a value is set")
  func ownTrait() {
    #expect(root.traitCollection[DensityTrait.self] == 1)
    window.traitOverrides[DensityTrait.self] = 2
    #expect(root.traitCollection[DensityTrait.self] == 2)
  }

  @Test("a trait collection can be created from mutations")
  func mutations() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("only the accessibility sizes of text are in the accessibility category")
  func accessibility() {
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }
}

@Suite("registerForTraitChanges")
@MainActor struct TraitChangeTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() {
    window = makeWindow(root)
    window.displayIfNeeded()
  }

  @Test("a trait handler is not called when the controller appears for the first time")
  func first() {
    #expect(root.changes.isEmpty)
  }

  @Test("a trait handler is called before the next layout, with the former traits")
  func called() {
    window.frame.size.width = 1_024
    #expect(root.changes.isEmpty)
    window.layoutIfNeeded()
    #expect(root.changes.map(\.from) == [.compact])
    #expect(root.changes.map(\.to) == [.regular])
  }

  @Test("a trait handler is not called if another trait changes")
  func otherTrait() {
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(root.changes.isEmpty)
  }

  @Test("changing a trait override redraws the window once")
  func display() {
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    root.traitOverrides.horizontalSizeClass = .regular
    window.displayIfNeeded()
    #expect(displays == 1)
    #expect(root.changes.count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("a trait that changes back before the layout causes no call of the handler")
  func back() {
    window.frame.size.width = 1_024
    window.frame.size.width = 390
    window.layoutIfNeeded()
    #expect(root.changes.isEmpty)
  }

  @Test("changes of several registered traits before a layout cause one call")
  func several() {
    var calls = 0
    root.view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
    ) { (_: UIView, _) in calls += 1 }
    window.traitOverrides.userInterfaceStyle = .dark
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test("earlier handlers are called even if a handler is added between a change and the layout")
  func lateRegistration() {
    window.frame.size.width = 1_024
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in }
    window.layoutIfNeeded()
    #expect(root.changes.map(\.to) == [.regular])
  }

  @Test("no handler is called when a view with updated properties enters its first window")
  func firstWindow() {
    var calls = 0
    let view = UIView()
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in calls += 1 }
    view.updatePropertiesIfNeeded()
    root.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test("a handler that uses its parameter does not retain the controller", .tags(.memory))
  func freed() async {
    await expectFreed {
      let controller = SizeClassController()
      let window = makeWindow(controller)
      window.frame.size.width = 1_024
      window.layoutIfNeeded()
      return controller
    }
  }
}
