import DataSource
import HeadlessUI
import Pilot

let ada = Contact(id: 1, name: "Ada")
let alan = Contact(id: 2, name: "Alan")
let grace = Contact(id: 3, name: "Grace")
let window = UIWindow(size: CGSize(width: 390, height: 844))
window.makeKeyAndVisible()
let pilot = ScreenPilot(window)

print("The problem: rows and sections as integers. A banner is at the top. The user deletes Ada.")
let integers = IntegerController()
integers.contacts = [ada, alan, grace]
window.rootViewController = integers
try pilot.swipeToDelete("Ada")
print("  remaining: \(integers.contacts.map(\.name).joined(separator: ", "))")

print("\nThe problem: a data source with its own copy. Grace is added, and the table reloads.")
var contacts = [ada, alan]
let copy = ArrayDataSource(items: contacts, identifier: "contact") {
  (cell: any LineShowing, contact) in cell.line = contact.name
}
contacts.append(grace)
print("  the screen has \(contacts.count) people, the table shows \(copy.items.count)")

print("\nThe solution: the screen and the data source share an ItemHolder.")
let holder = ItemHolder([ada, alan])
let shared = SharedDataSource(holder)
holder.items.append(grace)
print("  the screen has \(holder.items.count) people, the table shows \(shared.items.count)")

print("\nThe solution for the integers: the data source finds the item of a row.")
let screen = ContactsController()
window.rootViewController = screen
screen.show([ada, alan, grace], banner: "It is Grace's birthday")
printRows()
print("  The user deletes Ada:")
try pilot.swipeToDelete("Ada")
printRows()

print("\nRow changes: Bea is added, Grace is renamed, the banner is removed.")
screen.show([alan, Contact(id: 4, name: "Bea"), Contact(id: 3, name: "Grace H.")])
printRows()

print("\nThe update: deletions use old positions, and all other changes use new positions.")
let rows = try SectionedDataSource([ListSection(id: "A", items: [ada, alan, grace])])
let renamed = Contact(id: 3, name: "Aline")
let update = try rows.apply([
  ListSection(id: "A", items: [renamed, ada, Contact(id: 5, name: "Anna")])
])
print("  deleted \(update.deletedRows), inserted \(update.insertedRows)")
for move in update.movedRows { print("  moved \(move.from) to \(move.to)") }
print("  reconfigured \(update.reconfiguredRows)")

print("\nThe same update in a collection view: another adapter, the same kind of data source.")
let grid = GridController()
window.rootViewController = grid
try grid.show([ada, alan, grace])
print("  before: \(pilot.items.joined().joined(separator: ", "))")
try grid.show([renamed, ada, Contact(id: 5, name: "Anna")])
print("  after: \(pilot.items.joined().joined(separator: ", "))")

print("\nThe server sends Alan twice.")
window.rootViewController = screen
screen.show([alan, alan])
printRows()
try showChat()

/// Prints the rows on screen with their section titles.
@MainActor func printRows() {
  for row in pilot.rows { print("  \((row.section ?? "").padded)  \(row.title)") }
}

extension String {
  /// The string padded to five characters.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 5 - count)) }
}
