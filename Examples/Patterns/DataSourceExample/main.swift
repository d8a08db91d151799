import DataSource
import Foundation
import HeadlessUI
import Pilot

let ada = Contact(id: 1, name: "Ada")
let alan = Contact(id: 2, name: "Alan")
let grace = Contact(id: 3, name: "Grace")
let window = Window(size: CGSize(width: 390, height: 844))
window.makeKeyAndVisible()
let pilot = ScreenPilot(window)

print("THE PAIN: rows and sections as integers. A banner is on top; Ada is swiped away.")
let integers = IntegerController()
integers.contacts = [ada, alan, grace]
window.rootViewController = integers
try pilot.swipeToDelete("Ada")
print("  left: \(integers.contacts.map(\.name).joined(separator: ", "))")

print("\nTHE PAIN: a data source with a copy of its own. Grace arrives, the table loads again.")
var contacts = [ada, alan]
let copy = ArrayDataSource(items: contacts, identifier: "contact") {
  (cell: any LineShowing, contact) in cell.line = contact.name
}
contacts.append(grace)
print("  the screen has \(contacts.count) people, the table shows \(copy.items.count)")

print("\nTHE CURE for the copy: a holder that both share")
let holder = ItemHolder([ada, alan])
let shared = HeldDataSource(holder)
holder.items.append(grace)
print("  the screen has \(holder.items.count) people, the table shows \(shared.items.count)")

print("\nTHE CURE for the integers: the data source knows where everybody is")
let screen = ContactsController()
window.rootViewController = screen
screen.show([ada, alan, grace], banner: "It is Grace's birthday")
printRows()
print("  Ada is swiped away:")
try pilot.swipeToDelete("Ada")
printRows()

print("\nRow changes: Bea arrives, Grace is renamed, the banner goes")
screen.show([alan, Contact(id: 4, name: "Bea"), Contact(id: 3, name: "Grace H.")])
printRows()

print("\nWhat the table is told: deletions in old places, the rest in new ones")
let rows = try SectionedDataSource([ListSection(id: "A", items: [ada, alan, grace])])
let renamed = Contact(id: 3, name: "Aline")
let update = try rows.apply([
  ListSection(id: "A", items: [renamed, ada, Contact(id: 5, name: "Anna")])
])
print("  deleted \(update.deletedRows), inserted \(update.insertedRows)")
for move in update.movedRows { print("  moved \(move.from) to \(move.to)") }
print("  filled anew \(update.reconfiguredRows)")

print("\nThe server sends Alan twice")
screen.show([alan, alan])
printRows()

/// Prints what a person sees, section by section.
@MainActor func printRows() {
  for row in pilot.rows { print("  \((row.section ?? "").padded)  \(row.title)") }
}

extension String {
  /// At least five characters wide.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 5 - count)) }
}
