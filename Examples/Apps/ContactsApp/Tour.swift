import ScriptRunner

/// What `contacts` plays where there is nothing to read: each step is told, typed and shown.
enum Tour {
  static let steps = [
    TourStep(
      "An address book begins empty. The screen is a real table under a real navigation bar.",
      "sort last"),
    TourStep(
      "Two people are typed in. The list sorts them into sections by itself.",
      "add Ada Lovelace 1815-12-10"),
    TourStep("", "add Grace Hopper 1906-12-09"),
    TourStep(
      "A vCard file brings more; the rows come in, and none is reloaded.",
      "import pioneers.vcf"),
    TourStep(
      "Ada marries: her row moves to another section, because her name changes.",
      "edit 15 Ada King 1815-12-10"),
    TourStep(
      "One setting, another order; it moves rows, too.",
      "sort first"),
    TourStep(
      "A row is swiped away, and the question answered.",
      "delete 1"),
    TourStep(
      "The network goes. What is added now waits: ↑ says so.",
      "offline on"),
    TourStep("", "add Hedy Lamarr 1914-11-09"),
    TourStep(
      "The network comes back, and the server has her as well.",
      "offline off"),
    TourStep(
      "A birthday that does not exist is refused with its reason; nothing is changed.",
      "add Nobody Atall 2023-02-29"),
  ]
}
