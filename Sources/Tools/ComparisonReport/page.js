"use strict";
const find = id => document.getElementById(id);
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
find("theme").hidden = false;
find("theme").addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  try { localStorage.setItem("theme", root.dataset.theme); } catch {}
  nameTheme();
});
prefersDark.addEventListener("change", nameTheme);
nameTheme();

document.querySelector(".tools").hidden = false;
const setAll = isOpen => {
  for (const file of document.querySelectorAll("#sources ~ .role details")) file.open = isOpen;
};
find("open").addEventListener("click", () => setAll(true));
find("close").addEventListener("click", () => setAll(false));

const pairs = JSON.parse(find("data").textContent);
const lines = (variant, role) =>
  [...(find(`src-${variant}-${role}`)?.firstElementChild.children ?? [])];
const runs = (from, to, role) => {
  const forward = pairs[`${from} ${to}`];
  const text = forward ? forward[role] : pairs[`${to} ${from}`]?.[role] ?? "";
  const swap = { "+": "-", "-": "+", "=": "=" };
  return [...text.matchAll(/([=+-])(\d+)/g)]
    .map(([, sign, count]) => [forward ? sign : swap[sign], Number(count)]);
};
const line = (sign, source) => {
  const row = document.createElement("span");
  row.className = { "+": "added", "-": "removed", " ": "same" }[sign];
  row.append(sign + " ", ...[...source.childNodes].map(node => node.cloneNode(true)));
  return row;
};
const fold = rows => {
  if (rows.length < 9) return rows;
  const folded = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `${rows.length - 6} lines alike`;
  folded.append(summary, ...rows.slice(3, -3));
  return [...rows.slice(0, 3), folded, ...rows.slice(-3)];
};
const compare = (from, to, role, counts) => {
  const [old, fresh] = [lines(from, role), lines(to, role)];
  let [x, y] = [0, 0];
  const code = document.createElement("code");
  const all = from === to ? [["=", old.length]] : runs(from, to, role);
  for (const [sign, count] of all) {
    const rows = [];
    for (let step = 0; step < count; step += 1) {
      if (sign === "+") rows.push(line("+", fresh[y++]));
      else if (sign === "-") rows.push(line("-", old[x++]));
      else { rows.push(line(" ", old[x++])); y += 1; }
    }
    counts[sign] += count;
    code.append(...(sign === "=" ? fold(rows) : rows));
  }
  return code;
};
const show = () => {
  const [from, to, chosen] = ["from", "to", "role"].map(id => find(id).value);
  const every = [...find("role").options].map(option => option.value).slice(1);
  const roles = chosen === "all roles" ? every : [chosen];
  const counts = { "=": 0, "+": 0, "-": 0 };
  find("difference").replaceChildren(...roles.flatMap(role => {
    const code = compare(from, to, role, counts);
    if (!code.childNodes.length) return [];
    const head = document.createElement("h3");
    head.textContent = role;
    const frame = document.createElement("pre");
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", `Difference of ${role}, ${from} to ${to}`);
    frame.append(code);
    return [head, frame];
  }));
  find("summary").textContent =
    `${counts["="]} lines alike, ${counts["-"]} only in ${from} (−), `
    + `${counts["+"]} only in ${to} (+).`;
};
find("choice").hidden = false;
find("choice").addEventListener("change", show);
find("choice").addEventListener("submit", event => event.preventDefault());
show();
