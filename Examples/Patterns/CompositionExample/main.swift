import Composition
import Foundation
import HeadlessAdapters
import HeadlessUI

// A profile screen of two children: a header along the top and a grid on the rest.

print("THE PAIN: the document's order. The child measures itself in didMove, as it may.")
let pain = ViewController()
let early = MeasuringChild("header")
DocumentedOrder.embed(early, in: pain as ViewController)

print("\nTHE CURE: a slot makes the calls in UIKit's order")
let profile = ProfileScreen()
let window = Window(size: CGSize(width: 320, height: 480))
window.rootViewController = profile
window.makeKeyAndVisible()
profile.parts.header.show(MeasuringChild("header"))
profile.parts.rest.show(MeasuringChild("loading"))

print("\nThe rest shows another child, with a fade")
let grid = MeasuringChild("grid")
profile.parts.rest.show(grid, with: CrossFade())

print("\nHeader and rest: 44 points off the top, at every size")
for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
  window.frame.size = size
  profile.view.frame = window.bounds
  window.layoutIfNeeded()
  for child in profile.children.compactMap({ $0 as? MeasuringChild }) {
    print("  \(child.name): \(line(child.view.frame))")
  }
}

print("\nThe header goes, in order")
profile.parts.header.show(nil)
print("  children left: \(profile.children.compactMap { ($0 as? MeasuringChild)?.name })")

/// A frame in whole points.
func line(_ frame: CGRect) -> String {
  "\(Int(frame.width)) × \(Int(frame.height)) at (\(Int(frame.minX)), \(Int(frame.minY)))"
}
