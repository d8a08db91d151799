"use strict";
const find = id => document.getElementById(id);
const all = (selector, node = document) => [...node.querySelectorAll(selector)];

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (root.dataset.theme || (prefersDark.matches ? "dark" : "light")) === "dark";
const nameTheme = () => {
  find("theme").textContent = isDark() ? "Light theme" : "Dark theme";
};
// A file on disk may have no storage. Then the choice lasts until the page closes.
try {
  const kept = localStorage.getItem("theme");
  if (kept === "dark" || kept === "light") root.dataset.theme = kept;
} catch {}
find("theme").addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  try { localStorage.setItem("theme", root.dataset.theme); } catch {}
  nameTheme();
});
prefersDark.addEventListener("change", nameTheme);
nameTheme();

// The address contains the selection: #variants=mvvm,slim&action=add&…&at=SECTION
const [left, right] = [find("left"), find("right")];
const selects = all("select");
const lists = selects.filter(select => select !== left && select !== right);
const initial = new Map(selects.map(select => [select, select.value]));
const links = all("a[href^='#']:not(.skip)").map(link => ({
  link, section: link.hash.slice(1), variant: link.closest("[data-variant]")?.dataset.variant,
}));

let chosen = [];

const address = (second = right.value) => `#variants=${left.value},${second}`
  + lists.map(list => `&${list.id}=${list.value}`).join("");

/// Selects the value, or the initial value if the list has no such value. Then adds a note.
const select = (list, value, notes) => {
  list.value = value ?? initial.get(list);
  if (list.selectedIndex >= 0) return;
  list.value = initial.get(list);
  notes.push(`There is no ${list.dataset.name} “${value}”, so the page shows “${list.value}”.`);
};

const read = () => {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const variants = wanted.get("variants")?.split(",") ?? [];
  const notes = [];
  select(left, variants[0], notes);
  select(right, variants[1], notes);
  if (left.value === right.value) {
    right.value = [...right.options].find(option => option.value !== left.value).value;
    if (variants[1] === left.value) {
      notes.push(`“${left.value}” was named twice, so the page shows “${right.value}” beside it.`);
    }
  }
  for (const list of lists) select(list, wanted.get(list.id) ?? undefined, notes);
  show(notes);
  const section = find(wanted.get("at") ?? "");
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

const show = notes => {
  chosen = [left.value, right.value];
  // 0 and 1 for the chosen variants, 2 for the others.
  const rank = lane => (chosen.indexOf(lane.dataset.variant) + 3) % 3;
  for (const lanes of all(".lanes")) {
    const sorted = [...lanes.children].sort((one, other) => rank(one) - rank(other));
    lanes.append(...sorted);
    const isForAll = lanes.classList.contains("four");
    for (const lane of sorted) lane.hidden = !isForAll && rank(lane) === 2;
  }
  for (const list of lists) {
    for (const item of all(`details[data-list="${list.id}"]`)) {
      item.hidden = item.id !== `${list.id}-${list.value}`;
      if (!item.hidden) item.open = true;
    }
  }
  for (const { link, section, variant } of links) {
    // A link to a variant that is not chosen selects it on the right.
    const second = !variant || chosen.includes(variant) ? right.value : variant;
    link.href = `${address(second)}&at=${section}`;
  }
  const titles = lists.map(list => list.selectedOptions[0].text);
  find("status").classList.toggle("note", notes.length > 0);
  find("status").textContent =
    notes.join(" ") || [`${chosen.join(" and ")}.`, ...titles].join(" ");
};

for (const list of selects) {
  list.addEventListener("change", () => {
    // If both lists have the same variant, the other list gets this list's old value.
    if (left.value === right.value) {
      if (list === left) right.value = chosen[0]; else left.value = chosen[1];
    }
    location.hash = address();
  });
}
for (const control of all("#theme, #choice, .choice, .pick")) control.hidden = false;
find("choice").addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", read);
root.classList.add("script");
read();
