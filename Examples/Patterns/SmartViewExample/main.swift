import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI

let ada = Profile(
  of: Person(PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil)))

@MainActor func printParts(of view: View) {
  view.layoutIfNeeded()
  for part in view.subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
    let frame = part.frame
    let text = (part as? Label)?.text ?? (part as? Button)?.currentTitle
    print("  y \(Int(frame.minY)), height \(Int(frame.height)): \(text ?? "(nothing to show)")")
  }
}

print("The pain: the controller makes and lays out each part, also the one with nothing to show.")
let crowded = CrowdedController(ada)
crowded.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
printParts(of: crowded.view)

print("\nThe cure: the controller's own view makes what is needed, and lays it out.")
let controller = ProfileController(ada, ProfileView())
print("  the view is asked for, typed: loaded \(controller.isViewLoaded)")
controller.contentView.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
print("  the screen needs it: the same view \(controller.view === controller.contentView)")
printParts(of: controller.contentView)
print("  a count arrives:")
controller.contentView.followerCount = "1 follower"
printParts(of: controller.contentView)

print("\nThe controller is tested with the view replaced: it knows a contract, no labels.")
let tested = ProfileController(ada, PrintingContent())
tested.loadViewIfNeeded()
print("  tap")
tested.contentView.onFollow?()
