import HeadlessUI
import ParameterScreens
import Pilot
import SourceMeasures

/// Shows four ways to declare a screen's parameters, with valid and with invalid values.
@MainActor
func showParameters() throws {
  print("\nParameters of a screen: four forms send the same request.")
  report("optional properties", Before.LooseCallers.suggestionsTapped(1, without: 2))
  report("enumeration", Before.EntryCallers.suggestionsTapped(1, without: 2))
  report("Params", try Before.ParamsCallers.suggestionsTapped(1, without: 2))
  report("case with Params", try Before.HybridCallers.suggestionsTapped(1, without: 2))

  // Tests/Scripts/wrong-parameters checks each call that is reported as “does not compile” below.
  print("\nThe person is missing.")
  let forgotten = Before.LooseScreen()
  forgotten.limit = 5
  report("optional properties", forgotten)
  for form in ["enumeration", "Params", "case with Params"] { report(form, "does not compile") }

  print("\nThe user asks for -5 suggestions.")
  let negative = Before.LooseScreen()
  negative.uid = 1
  negative.limit = -5
  report("optional properties", negative)
  report("enumeration", Before.EntryScreen(.suggestions(for: 1, limit: -5)))
  do {
    report("Params", Before.ParamsScreen(try .init(.suggestions(limit: -5), of: 1)))
  } catch {
    report("Params", "refused: \(error)")
  }
  do {
    report(
      "case with Params", Before.HybridScreen(.suggestions(try .init(for: 1, limit: -5))))
  } catch {
    report("case with Params", "refused: \(error)")
  }

  print("\nA list of followers receives a value of the other case: an excluded person.")
  let contradictory = Before.LooseScreen()
  contradictory.uid = 1
  contradictory.without = 2
  report("optional properties", contradictory)
  report("enumeration", "does not compile")
  report("Params", Before.ParamsScreen(try .init(.followers, of: 1, without: 2)))
  report("case with Params", "does not compile")

  print("\nA fourth value and a third case are added. The lines of code that change:")
  let package = try PackageSources(above: [URL(filePath: #filePath)])
  let folder = "Sources/Screens/ParameterScreens"
  let before = try package.files(below: "\(folder)/Before")
  let after = try package.files(below: "\(folder)/After")
  let names = [
    "LooseBefore": "optional properties", "EntryBefore": "enumeration", "ParamsBefore": "Params",
    "HybridBefore": "case with Params",
  ]
  for (old, new) in zip(before, after) {
    let parts = ["Screen", "Callers"].map { "\($0.lowercased()) \(LineChanges(in: $0, old, new))" }
    report(names[old.role] ?? old.role, parts.joined(separator: ", "))
  }
}

/// Compares two accounts: one that screens pass on, and one in a shared instance.
@MainActor
func showAccount() {
  print("\nGrace opens a composer, and Ada signs in before Grace sends her text.")
  let account = CurrentAccount.shared
  account.name = "Grace"
  let byShared = SharedAccountComposer()
  let byValue = AccountHome(for: account.name).composeTapped()
  byShared.loadViewIfNeeded()
  account.name = "Ada"
  report("shared instance", "\(byShared.title ?? "") sees “\(byShared.post("Hello") ?? "")”")
  report("passed value", "\(byValue?.title ?? "") sees “\(byValue?.post("Hello") ?? "")”")

  print("\nThe user signs out and taps Compose.")
  account.name = nil
  report("shared instance", "a composer opens, and the post is \(byShared.post("Hello") ?? "nil")")
  let isOpen = AccountHome(for: account.name).composeTapped() != nil
  report("passed value", isOpen ? "a composer opens" : "no composer opens")
}

/// Prints what a screen shows in a window.
@MainActor
private func report(_ form: String, _ screen: UIViewController) {
  let window = UIWindow(size: CGSize(width: 390, height: 800))
  window.rootViewController = screen
  window.makeKeyAndVisible()
  let pilot = ScreenPilot(window)
  let texts = [pilot.title].compactMap(\.self) + pilot.labels.filter { !$0.isEmpty }
  report(form, texts.isEmpty ? "an empty screen" : texts.joined(separator: " | "))
}

private func report(_ form: String, _ result: String) {
  print("  \(form): \(result)")
}
