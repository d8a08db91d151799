/// How the page looks: one column on a phone, up to four where there is room.
package enum PageStyle {
  /// The colours of both themes, as variables: the reader's system decides, unless the toggle did.
  package static func colours(roles: Int) -> String {
    let colours = Palette.base + (0..<roles).map(Palette.role)
    let light = colours.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = colours.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    return """
      :root { color-scheme: light; \(light) }
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) { color-scheme: dark; \(dark) }
      }
      :root[data-theme="dark"] { color-scheme: dark; \(dark) }
      """
  }

  static let rules = """
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body { margin: 0 auto; padding: 0 clamp(1rem, 3vw, 2.5rem) 3rem; max-width: 100rem;
      background: var(--page); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    h1, h2, h3, h4 { line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h1 { font-size: clamp(1.6rem, 4vw, 2.3rem); }
    h2 { font-size: 1.45rem; margin: 3rem 0 .9rem; }
    h3 { font-size: 1.08rem; }
    h4 { font-size: .95rem; margin-top: .9rem; }
    p { margin: .35rem 0; max-width: 46rem; }
    a { color: var(--link); text-underline-offset: .18em; }
    header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start;
      justify-content: space-between; padding-top: 2rem; }
    header p, .chart p, .notes, footer { color: var(--quiet); }
    nav ul, .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: .9rem 0 0;
      padding: 0; list-style: none; }
    nav a { display: inline-block; padding: .3rem 0; }
    main:focus { outline: none; }
    button, select { font: inherit; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: .4rem; padding: .45rem .8rem;
      min-height: 2.6rem; max-width: 100%; }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .2rem; }
    .skip { position: absolute; left: 1rem; top: -6rem; padding: .6rem 1rem; z-index: 1;
      background: var(--card); border: 1px solid var(--line); }
    .skip:focus { top: .6rem; }
    .cards { display: grid; gap: 1.1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
    .charts { columns: 2 32rem; column-gap: 1.1rem; }
    .card, .chart { background: var(--card); border: 1px solid color-mix(in srgb, var(--line) 35%,
      transparent); border-radius: .6rem; padding: 1.1rem 1.2rem; margin: 0; }
    .card ul { margin: .25rem 0 0; padding-left: 1.15rem; }
    .chart { break-inside: avoid; margin-bottom: 1.1rem; }
    .bar { display: grid; grid-template-columns: 8rem 1fr 8.4rem; gap: .7rem;
      align-items: center; margin-top: .55rem; }
    .bar svg { width: 100%; height: 1.35rem; display: block; }
    .bar .figure { font-variant-numeric: tabular-nums; }
    .chart.long .bar { grid-template-columns: 1fr auto; gap: .1rem .7rem; }
    .chart.long .bar .name { grid-column: 1 / -1; }
    .mark { fill: var(--ink); }
    .legend { font-size: .86rem; gap: .15rem .9rem; }
    .dot { display: inline-block; width: .72em; height: .72em; border-radius: 50%;
      background: var(--c); margin-right: .45em; }
    .scroll { overflow-x: auto; background: var(--card); border-radius: .6rem;
      border: 1px solid color-mix(in srgb, var(--line) 35%, transparent); }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: .38rem .8rem; text-align: right; vertical-align: top; }
    th[scope=row], .group th, thead td { text-align: left; }
    thead th { white-space: nowrap; }
    tbody tr { border-top: 1px solid color-mix(in srgb, var(--line) 22%, transparent); }
    .group th { padding-top: 1.2rem; } .group span { position: sticky; left: .8rem; }
    .figure th { font-weight: 600; }
    .part th { font-weight: 400; color: var(--quiet); padding-left: 2rem; position: relative; }
    .part .dot { position: absolute; left: .9rem; top: .85em; }
    .words { columns: 2 24rem; column-gap: 2rem; margin-top: 1rem; }
    .words section { break-inside: avoid; padding-top: 1rem; } dl { margin: .3rem 0; font-size: .9rem; }
    dt { font-weight: 600; } dd { margin: 0 0 .3rem; color: var(--quiet); overflow-wrap: anywhere; }
    .notes { padding-left: 1.2rem; font-size: .9rem; max-width: 60rem; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: .6rem; }
    .role { border-left: .35rem solid var(--c); padding-left: .9rem; margin-top: 1.6rem; }
    .columns { display: grid; gap: .8rem; margin-top: .5rem; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
    @media (min-width: 85rem) { .columns { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
    .columns > * { min-width: 0; margin: 0; }
    details { background: var(--card); border-radius: .5rem; }
    .columns details { border: 1px solid color-mix(in srgb, var(--line) 35%, transparent); }
    summary { cursor: pointer; padding: .5rem .8rem; }
    summary span, .none { color: var(--quiet); font-size: .9rem; }
    .none { padding: .5rem .8rem; border: 1px dashed color-mix(in srgb, var(--line) 50%, transparent);
      border-radius: .5rem; }
    pre { margin: 0; padding: .7rem .8rem; overflow: auto; max-height: 34rem; tab-size: 2;
      font: .8rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--card); }
    pre code { display: block; width: max-content; min-width: 100%; font: inherit; }
    pre i { font-style: normal; } pre .c { color: var(--quiet); } pre .k { color: var(--keyword); }
    pre .s { color: var(--string); } pre .n { color: var(--number); } pre .t { color: var(--type); }
    form { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; margin: .6rem 0; }
    form[hidden] { display: none; }
    label { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; max-width: 100%; }
    #difference h3 { margin: 1.4rem 0 .5rem; }
    #difference pre { border: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
      border-radius: .5rem; max-height: 46rem; }
    #difference span { display: block; padding: 0 .3rem; }
    .added { background: var(--added-bg); } .removed { background: var(--removed-bg); }
    #difference summary { color: var(--quiet); padding: .2rem .3rem; }
    footer { margin-top: 3rem; }
    @media (max-width: 34rem) {
      .bar { grid-template-columns: 1fr auto; gap: .1rem .7rem; }
      .bar .name { grid-column: 1 / -1; }
      .scroll { overflow: visible; }
      table, thead, tbody { display: block; }
      thead { position: sticky; top: 0; background: var(--card); border-radius: .6rem;
        font-size: .8rem; z-index: 1; }
      tr { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); }
      td { padding-inline: .3rem; font-size: .88rem; overflow-wrap: anywhere; }
      thead td { display: none; } thead th { white-space: normal; }
      th[scope=row], .group th { grid-column: 1 / -1; padding-bottom: 0; }
    }
    @media print { .skip, nav, button, form { display: none; } }
    """
}
