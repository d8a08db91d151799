/// What `contacts` plays where there is nothing to read: each step is told, typed and shown.
enum Tour {
  struct Step {
    let story: String
    let command: String
  }

  static let steps = [
    Step(
      story:
        "An address book begins empty. The screen is a real table under a real navigation bar.",
      command: "sort last"),
    Step(
      story: "Two people are typed in. The list sorts them into sections by itself.",
      command: "add Ada Lovelace 1815-12-10"),
    Step(story: "", command: "add Grace Hopper 1906-12-09"),
    Step(
      story: "A vCard file brings more; the rows come in, and none is reloaded.",
      command: "import pioneers.vcf"),
    Step(
      story: "Ada marries: her row moves to another section, because her name changes.",
      command: "edit 15 Ada King 1815-12-10"),
    Step(story: "One setting, another order; it moves rows, too.", command: "sort first"),
    Step(story: "A row is swiped away, and the question answered.", command: "delete 1"),
    Step(
      story: "A birthday that does not exist is refused with its reason; nothing is changed.",
      command: "add Nobody Atall 2023-02-29"),
  ]
}
