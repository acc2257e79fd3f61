import type { LanguagePack } from "./language-pack.ts";
import { sideSections, type Style } from "./style.ts";
import type { Body, CvView, Entry, Section, Words } from "./view.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The page of one CV, ready for printing. */
export function renderHtml(view: CvView, style: Style, pack: LanguagePack): string {
  const direction = pack.isRightToLeft ? "rtl" : "ltr";
  const { trick } = style;
  const hidden =
    trick === "hidden-text" ? `<p style="color:#fff;font-size:4pt">Skills: Hypnosis, Telepathy, Alchemy</p>` : "";
  return `<!doctype html><html lang="${pack.code}" dir="${direction}"><meta charset="utf-8"><style>${css(style)}</style>
<body>${hidden}${layout(view, style)}</body></html>`;
}

function css({ font, size, heading, grid, trick }: Style): string {
  const hasMargin = trick === "running-header";
  const side = grid === "side-left-filled" ? "background:#24344d;color:#fff;" : "";
  const headings = {
    plain: "font-size:1.25em",
    caps: "font-size:1.1em;text-transform:uppercase",
    spaced: "font-size:1.1em;text-transform:uppercase;letter-spacing:.25em",
    rule: "font-size:1.25em;border-bottom:1px solid #666",
    filled: "font-size:1.1em;background:#e4e8ef;padding:2px 6px",
  };
  return `@page{size:A4;margin:${hasMargin ? 20 : 14}mm}*{box-sizing:border-box}
body{font:${size}pt/1.4 "${font}","Droid Sans Fallback",sans-serif;margin:0;color:#222}
h1{font-size:2em;margin:0;${trick === "fake-bold" ? "text-shadow:.3px 0 #222;" : ""}}
h2{${headings[heading]};margin:14px 0 6px;break-after:avoid}
p{margin:0 0 4px}ul{margin:2px 0 6px;padding-left:16px}.entry{margin-bottom:9px}
.head{display:flex;justify-content:space-between;gap:14px;break-inside:avoid}.head .date{white-space:nowrap}
.place::before{content:", "}.two{display:flex;gap:24px;align-items:flex-start}.side{width:31%;overflow-wrap:anywhere;${side}${side && "padding:0 10px 10px"}}
.main{flex:1;min-width:0}.half{flex:1;min-width:0}.third{flex:1;min-width:0}
.row{display:grid;grid-template-columns:24% 1fr;gap:16px}.row h2{margin-top:0}
.dated{display:grid;grid-template-columns:26% 1fr;gap:14px}
table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:5px 8px;border-top:1px solid #ccc}
td.t{width:25%;font-weight:bold}
.chip{display:inline-block;background:#e2e6f3;border-radius:9px;padding:1px 8px;margin:0 5px 4px 0}
.bar{height:4px;background:#ccd;margin:1px 0 5px}.bar i{display:block;height:4px;background:#446}`;
}

function layout(view: CvView, style: Style): string {
  const { sections } = view;
  const titled = (each: Section): string => `<section>${heading(each.title)}${body(each.body, style)}</section>`;
  const top = `<header><h1>${escape(view.person.name)}</h1><p>${escape(view.person.profession)}</p></header>`;
  const side = sections.filter(({ name }) => sideSections.includes(name));
  const main = sections.filter(({ name }) => !sideSections.includes(name));
  const contactBlock = `<section>${heading(view.contactTitle)}${contact(view, style)}</section>`;
  const all = (list: Section[]): string => list.map(titled).join("");
  switch (style.grid) {
    case "side-left":
    case "side-left-filled":
      return `<div class="two"><div class="side">${contactBlock}${all(side)}</div><div class="main">${top}${all(main)}</div></div>`;
    case "side-right":
      return `${top}<div class="two"><div class="main">${all(main)}</div><div class="side">${contactBlock}${all(side)}</div></div>`;
    case "side-first-page":
      return `${top}<div class="two"><div class="side">${contactBlock}${all(side)}</div><div class="main">${all(main.slice(0, 2))}</div></div>${all(main.slice(2))}`;
    case "two-equal": {
      const middle = Math.ceil(sections.length / 2);
      const halves = [sections.slice(0, middle), sections.slice(middle)];
      return `${top}${contact(view, style)}<div class="two">${halves.map((half) => `<div class="half">${all(half)}</div>`).join("")}</div>`;
    }
    case "three": {
      const thirds = [0, 1, 2].map((third) => side.filter((_, index) => index % 3 === third));
      return `${top}${contact(view, style)}${all(main)}<div class="two">${thirds.map((third) => `<div class="third">${all(third)}</div>`).join("")}</div>`;
    }
    case "margin-titles":
      return `${top}${contact(view, style)}${sections.map((each) => `<section class="row">${heading(each.title)}<div>${body(each.body, style)}</div></section>`).join("")}`;
    case "table-titles":
      return `${top}${contact(view, style)}<table>${sections.map((each) => `<tr><td class="t">${escape(each.title)}</td><td>${body(each.body, style)}</td></tr>`).join("")}</table>`;
    case "one":
    case "date-left":
      return `${top}${contact(view, style)}${all(sections)}`;
  }
}

const heading = (title: string): string => `<h2>${escape(title)}</h2>`;

function contact({ contact: rows }: CvView, style: Style): string {
  const texts = rows.map(({ label, icon, text }) =>
    escape(style.contact === "labelled" ? `${label}: ${text}` : style.contact === "icons" ? `${icon} ${text}` : text),
  );
  return style.contact === "line" && !style.grid.startsWith("side")
    ? `<p>${texts.join(" | ")}</p>`
    : texts.map((text) => `<div>${text}</div>`).join("");
}

function body(content: Body, style: Style): string {
  if (content.kind === "text") return `<p>${hyphenated(content.text, style)}</p>`;
  if (content.kind === "entries") return content.entries.map((each) => entry(each, style)).join("");
  return content.groups.map(({ label, items }) => group(label, items, content.form)).join("");
}

function entry(each: Entry, style: Style): string {
  const isColumn = style.grid === "date-left" && !each.isDateInline && each.date !== "";
  const lines = each.head.map((line) => `<div>${line.map(words).join("")}</div>`);
  const date = each.isDateInline || each.date === "" ? "" : `<span class="date">${escape(each.date)}</span>`;
  const text = `${each.paragraph ? `<p>${hyphenated(each.paragraph, style)}</p>` : ""}${bullets(each.bullets, style)}`;
  if (isColumn) return `<div class="entry dated">${date}<div>${lines.join("")}${text}</div></div>`;
  const [first = "", ...rest] = lines;
  const top =
    style.isDateRight && style.grid !== "two-equal"
      ? `<div class="head">${first}${date}</div>${rest.join("")}`
      : `${first}${rest.join("")}${date && `<div>${date}</div>`}`;
  return `<div class="entry">${top}${text}</div>`;
}

function words({ text, bold, italic }: Words, index: number): string {
  const inner = escape(index > 0 && !/^[,\s]/.test(text) ? `, ${text}` : text);
  return `<span style="${bold ? "font-weight:bold;" : ""}${italic ? "font-style:italic" : ""}">${inner}</span>`;
}

function bullets(list: readonly string[], style: Style): string {
  if (list.length === 0) return "";
  if (style.bullet === "disc") return `<ul>${list.map((each) => `<li>${escape(each)}</li>`).join("")}</ul>`;
  const mark = style.bullet === "none" ? "" : `${style.bullet} `;
  return list.map((each) => `<div>${mark}${escape(each)}</div>`).join("");
}

function group(label: string, items: readonly { text: string; level: string }[], form: Style["skills"]): string {
  const name = label && `<b>${escape(label)}: </b>`;
  const texts = items.map(({ text }) => escape(text));
  switch (form) {
    case "chips":
      return `<div>${label && `<div><b>${escape(label)}</b></div>`}${texts.map((text) => `<span class="chip">${text}</span>`).join("")}</div>`;
    case "comma":
      return `<p>${name}${texts.join(", ")}</p>`;
    case "dots-between":
      return `<p>${name}${texts.join(" · ")}</p>`;
    case "bullets":
      return `${label && `<div><b>${escape(label)}</b></div>`}<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
    case "bars":
      return `${label && `<div><b>${escape(label)}</b></div>`}${texts.map((text) => `<div>${text}</div><div class="bar"><i style="width:70%"></i></div>`).join("")}`;
    case "level-in-brackets":
    case "years":
      return `<p>${name}${items.map(bracketed).map(escape).join(", ")}</p>`;
    case "lines":
      return `${label && `<div><b>${escape(label)}</b></div>`}${items.map(({ text, level }) => `<div>${escape(level ? `${text} – ${level}` : text)}</div>`).join("")}`;
  }
}

/** "Excel (advanced)". */
export const bracketed = ({ text, level }: { text: string; level: string }): string =>
  level ? `${text} (${level})` : text;

/** Long words get the breaking points that word processors leave in their text. */
function hyphenated(text: string, { trick }: Style): string {
  const plain = escape(text);
  return trick === "soft-hyphens" ? plain.replaceAll(/(\p{L}{5})(\p{L}{4})/gu, "$1\u00ad$2") : plain;
}
