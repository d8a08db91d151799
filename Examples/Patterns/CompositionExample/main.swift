import Composition
import HeadlessUI

// A profile screen with two children: a header along the top, and a grid below it.

print("The problem: the wrong order. The child measures itself in didMove.")
let container = UIViewController()
DocumentedOrder.embed(MeasuringChild("header") as UIViewController, in: container)

print("\nThe second problem: the document embeds the children while the container lays out.")
count("the document", in: LateScreen())
count("the slots, in viewDidLoad", in: EarlyScreen())

print("\nThe solution: a slot makes the calls in UIKit's order.")
let profile = ProfileScreen()
let window = UIWindow(size: CGSize(width: 320, height: 480))
window.rootViewController = profile
window.makeKeyAndVisible()
profile.parts.header.show(MeasuringChild("header"))
profile.parts.rest.show(MeasuringChild("loading"))

print("\nThe rest shows another child with a fade.")
let grid = MeasuringChild("grid")
profile.parts.rest.show(grid, with: CrossFade())

print("\nThe header is 44 points high at every size.")
for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
  window.frame.size = size
  profile.view.frame = window.bounds
  window.layoutIfNeeded()
  for child in profile.children.compactMap({ $0 as? MeasuringChild }) {
    print("  \(child.name): \(line(child.view.frame))")
  }
}

print("\nThe header is removed.")
profile.parts.header.show(nil)
print("  remaining children: \(profile.children.compactMap { ($0 as? MeasuringChild)?.name })")

/// Returns a text with a frame in whole points.
func line(_ frame: CGRect) -> String {
  "\(Int(frame.width)) × \(Int(frame.height)) at (\(Int(frame.minX)), \(Int(frame.minY)))"
}

/// Prints how many children a screen has before and after it appears, and how often it lays out.
@MainActor func count(_ name: String, in screen: UIViewController) {
  screen.loadViewIfNeeded()
  let early = screen.children.count
  let window = UIWindow(size: CGSize(width: 320, height: 480))
  window.rootViewController = screen
  window.makeKeyAndVisible()
  print(
    "  \(name): \(early) children after the load, \(screen.children.count) on screen, layouts: \(screen.layoutCount)"
  )
}
