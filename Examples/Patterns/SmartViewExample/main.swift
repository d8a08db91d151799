import Domain
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

let ada = Profile(
  of: Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil)))

@MainActor func printParts(of view: UIView) {
  view.layoutIfNeeded()
  for part in view.subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
    let frame = part.frame
    let text = (part as? UILabel)?.text ?? (part as? UIButton)?.currentTitle
    print("  y \(Int(frame.minY)), height \(Int(frame.height)): \(text ?? "(no text)")")
  }
}

print("The problem: the controller creates each part, even a part without text.")
let crowded = CrowdedController(ada)
crowded.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
printParts(of: crowded.view)

print("\nThe solution: the view class creates only the parts it needs.")
let controller = ProfileController(ada, ProfileView())
print("  access to contentView: loaded \(controller.isViewLoaded)")
controller.contentView.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
print("  access to view: the same object \(controller.view === controller.contentView)")
printParts(of: controller.contentView)
print("  a follower count is set:")
controller.contentView.followerCount = "1 follower"
printParts(of: controller.contentView)

print("\nTest: a spy replaces the view.")
let tested = ProfileController(ada, PrintingContent())
tested.loadViewIfNeeded()
print("  tap")
tested.contentView.onFollow?()
