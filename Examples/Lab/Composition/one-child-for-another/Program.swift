import Composition
import HeadlessUI

final class Child: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("\(name): viewDidLoad")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("\(name): willMove(toParent: \(parent == nil ? "nil" : "container"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("\(name): didMove(toParent: \(parent == nil ? "nil" : "container"))")
  }
}

let container = UIViewController()
let slot = ChildSlot(in: container)
slot.show(Child("loading"))
print("the slot shows the grid")
let grid = Child("grid")
slot.show(grid)
slot.show(grid)
