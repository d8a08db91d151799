import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A trait that an app defines.
private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

/// Source: WWDC23, session 10057, “Unleash the UIKit trait system”.
/// <https://developer.apple.com/videos/play/wwdc2023/10057/>
@Suite("Traits")
@MainActor struct TraitTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() async {
    window = makeWindow(root)
    await settle(window)
  }

  @Test("an override applies to the object and everything inside it")
  func inherited() async {
    let inner = UIView()
    root.view.addSubview(inner)
    window.traitOverrides.userInterfaceStyle = .light
    root.traitOverrides.userInterfaceStyle = .dark
    await settle(window)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("an inner override replaces an outer override")
  func nearest() async {
    let inner = UIView()
    root.view.addSubview(inner)
    root.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .light
    await settle(window)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("an app's own trait has its default value until a value is set")
  func ownTrait() async {
    #expect(root.traitCollection[DensityTrait.self] == 1)
    window.traitOverrides[DensityTrait.self] = 2
    await settle(window)
    #expect(root.traitCollection[DensityTrait.self] == 2)
  }

  @Test("a trait collection can be created with a closure that sets its traits")
  func mutations() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  /// Source: Apple, `UIContentSizeCategory`.
  @Test("only the accessibility sizes of text are in the accessibility category")
  func accessibility() {
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }
}

/// Source: WWDC23, session 10057, “Unleash the UIKit trait system”.
/// <https://developer.apple.com/videos/play/wwdc2023/10057/>
@Suite("registerForTraitChanges")
@MainActor struct TraitChangeTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() async {
    window = makeWindow(root)
    window.traitOverrides.horizontalSizeClass = .compact
    await settle(window)
  }

  @Test("a trait handler is not called when the controller appears for the first time")
  func first() {
    #expect(root.changes.isEmpty)
  }

  @Test("a trait handler is called before the next layout, with the former traits")
  func called() {
    window.traitOverrides.horizontalSizeClass = .regular
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

  /// Source: observed behavior, not documented.
  @Test("a trait that changes back before the layout causes no call of the handler")
  func back() {
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.horizontalSizeClass = .compact
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

  /// Source: observed behavior, not documented.
  @Test("earlier handlers are called even if a handler is added between a change and the layout")
  func lateRegistration() {
    window.traitOverrides.horizontalSizeClass = .regular
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in }
    window.layoutIfNeeded()
    #expect(root.changes.map(\.to) == [.regular])
  }
}
