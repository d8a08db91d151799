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
const boxes = all("#choice input");
const lists = all("select");
const initial = new Map(lists.map(list => [list, list.value]));
const [least, most] = [2, 4];
const links = all("a[href^='#']:not(.skip)").map(link => ({
  link, section: link.hash.slice(1), variant: link.closest("[data-variant]")?.dataset.variant,
}));

const chosen = () => boxes.filter(box => box.checked).map(box => box.value);

const address = variants => `#variants=${variants.join(",")}`
  + lists.map(list => `&${list.id}=${list.value}`).join("");

/// Checks the boxes of these variants, at most four. If fewer than two exist, adds initial ones.
const check = (variants, notes) => {
  const known = variants.filter(name => boxes.some(box => box.value === name));
  for (const name of variants) {
    if (!known.includes(name)) notes.push(`There is no variant “${name}”.`);
  }
  const wanted = [...new Set(known)];
  if (wanted.length > most) notes.push(`The page shows the first ${most} variants.`);
  const others = boxes.filter(box => box.defaultChecked).map(box => box.value)
    .filter(name => !wanted.includes(name));
  const shown = wanted.concat(others.slice(0, Math.max(least - wanted.length, 0))).slice(0, most);
  for (const box of boxes) box.checked = shown.includes(box.value);
};

/// Selects the value. If the list does not contain it, selects the initial value and adds a note.
const select = (list, value, notes) => {
  list.value = value ?? initial.get(list);
  if (list.selectedIndex >= 0) return;
  list.value = initial.get(list);
  notes.push(`There is no ${list.dataset.name} “${value}”, so the page shows “${list.value}”.`);
};

const read = () => {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const notes = [];
  check(wanted.get("variants")?.split(",") ?? [], notes);
  for (const list of lists) select(list, wanted.get(list.id) ?? undefined, notes);
  show(notes);
  const section = find(wanted.get("at") ?? "");
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

const show = notes => {
  const variants = chosen();
  root.style.setProperty("--chosen", variants.length);
  for (const lane of all(".lanes > *")) lane.hidden = !variants.includes(lane.dataset.variant);
  for (const box of boxes) {
    box.disabled = variants.length === (box.checked ? least : most);
  }
  for (const list of lists) {
    for (const item of all(`details[data-list="${list.id}"]`)) {
      item.hidden = item.id !== `${list.id}-${list.value}`;
      if (!item.hidden) item.open = true;
    }
  }
  for (const { link, section, variant } of links) {
    // A link to a variant that is not chosen adds it, or replaces the last of four.
    const isShown = !variant || variants.includes(variant);
    const shown = isShown ? variants : [...variants.slice(0, most - 1), variant];
    link.href = `${address(shown)}&at=${section}`;
  }
  const titles = lists.map(list => list.selectedOptions[0].text);
  find("chosen").textContent = variants.join(", ");
  find("status").classList.toggle("note", notes.length > 0);
  find("status").textContent =
    notes.join(" ") || [`${variants.join(", ")}.`, ...titles].join(" ");
};

for (const control of [...boxes, ...lists]) {
  control.addEventListener("change", () => { location.hash = address(chosen()); });
}
for (const control of all("#theme, #choice, .choice, .pick")) control.hidden = false;
addEventListener("hashchange", read);
root.classList.add("script");
read();
