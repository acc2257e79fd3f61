import type { Random } from "../cv-generator/random.ts";
import { escapeHtml } from "../docs/inline.ts";
import type { DrawnEntry } from "./drawn.ts";
import type { Name } from "./records.ts";

const titles = [
  "Publications",
  "Publications",
  "Publications",
  "Selected Publications",
  "Peer-reviewed publications",
  "Research Publications",
  "Journal articles",
  "Papers",
  "Publications and Preprints",
];
const ownTitles: Readonly<Record<string, string>> = {
  de: "Publikationen",
  fr: "Publications",
  es: "Publicaciones",
  pt: "Publicações",
  it: "Pubblicazioni",
  nl: "Publicaties",
};

/** A list of references and how its entries stand: in paragraphs of their own, or as its manner has set them. */
export type DrawnList = { entries: readonly DrawnEntry[]; language: string; set: "own" | "plain" | "free" };

/** A short CV around a list of references, in a face, size and width of its own. */
export function pageOf({ entries, language, set }: DrawnList, owner: Name, random: Random): string {
  const size = random.pick([9.5, 10, 10.5, 11]);
  const isMarked = random.chance(0.4);
  const shown = entries.map(({ html }) => (isMarked ? html.replaceAll(owner.family, `<b>${owner.family}</b>`) : html));
  const style = [
    `@page{size:A4;margin:${random.pick([16, 20, 25])}mm}`,
    `body{font:${size}pt '${random.pick(["Liberation Serif", "Liberation Sans", "DejaVu Serif", "DejaVu Sans"])}';line-height:${random.pick([1.15, 1.3, 1.4])}}`,
    `p,li,.entry{margin:0 0 ${random.pick([0, 2, 4, 6])}pt}.hang{padding-left:1.5em;text-indent:-1.5em}`,
    `h1{font-size:20pt;margin:0}h2{font-size:${size + 2.5}pt;margin:12pt 0 4pt}ul,ol{padding-left:1.4em;margin:0}`,
    ".row{display:flex;justify-content:space-between;gap:1.5em}.right{white-space:nowrap}",
    ".margin{display:flex;gap:1.2em}.margin>span{flex:0 0 4.6em}",
  ].join("");
  const mail = `${owner.given
    .normalize("NFKD")
    .replace(/[^A-Za-z]/gu, "")
    .toLowerCase()}@example.org`;
  return [
    `<meta charset=utf-8><style>${style}</style><h1>${escapeHtml(`${owner.given} ${owner.family}`)}</h1><p>${mail}</p>`,
    `<h2>Education</h2><p><b>PhD in ${random.pick(["History", "Biology", "Economics", "Physics"])}</b>, University of Leeds, 2012 – 2016</p>`,
    "<h2>Experience</h2><p><b>Lecturer</b>, University of Exeter, 2016 – present</p><p>Taught courses and supervised theses.</p>",
    `<h2>${ownTitles[language.slice(0, 2)] ?? random.pick(titles)}</h2>${standing(shown, set, random)}`,
    random.chance(0.5) ? "<h2>Languages</h2><p>English, French</p>" : "",
  ].join("");
}

function standing(entries: readonly string[], set: DrawnList["set"], random: Random): string {
  if (set === "own") return entries.join("");
  const manner = set === "plain" ? "plain" : random.pick(["plain", "hang", "bullet", "number", "hang", "plain"]);
  if (manner === "plain" || manner === "hang")
    return entries.map((html) => `<p class="${manner}">${html}</p>`).join("");
  const items = entries.map((html) => `<li>${html}</li>`).join("");
  return manner === "bullet" ? `<ul>${items}</ul>` : `<ol>${items}</ol>`;
}
