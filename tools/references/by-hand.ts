import type { Random } from "../cv-generator/random.ts";
import type { DrawnEntry } from "./drawn.ts";
import { choosePieces } from "./pieces.ts";
import type { BookRecord } from "./records.ts";

const item = (html: string): string => `<ul><li>${html}</li></ul>`;
const row = (left: string, right: string): string =>
  `<div class="row"><span>${left}</span><span class="right">${right}</span></div>`;
const margin = (left: string, html: string): string =>
  `<div class="margin"><span>${left}</span><div>${html}</div></div>`;
const rows = (...lines: string[]): string =>
  `<div class="entry">${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;

/** A list as people type it: the manners that CVs show most, each with marks of its own. */
export function writeByHand(records: readonly BookRecord[], random: Random): DrawnEntry[] {
  const { title: t, people: p, venue: v, date: d, address } = choosePieces(random);
  const mark = random.pick([". ", ", ", " – ", " — ", " | ", "; ", ". "]);
  const number = random.pick(["[#]", "#.", "(#)"]);
  const link = random.chance(0.25) ? ` ${random.pick(["[pdf]", "[PDF] [Code]", "[Link]", "(link)"])}` : "";
  const end = random.pick([".", "", `.${link}`]);
  const within = (r: BookRecord) => v(r).replace(/^(<i>)?(?:In |in |Published in |Presented at |Journal: )/u, "$1");
  const numbered = (index: number) => number.replace("#", String(index + 1));
  const manner = random.pick<(record: BookRecord, index: number) => string>([
    (r) => rows(t(r), p(r), `${v(r)}, ${d(r)}${link}`),
    (r) => rows(row(t(r), d(r)), p(r), v(r)),
    (r) => rows(row(t(r), d(r)), `${v(r)} ${address(r)}`),
    (r) => item(`${p(r)} (${d(r)})${random.pick([". ", ": "])}${t(r)}. ${v(r)}.${link}`),
    (r) => item(`${p(r)}${mark}${t(r)}${mark}${v(r)}, ${d(r)}${link}`),
    (r) => item(`${t(r)}${mark}${p(r)}${mark}${v(r)}${mark}${d(r)}${link}`),
    (r) => item(`${t(r)}${mark}${v(r)}, ${d(r)}`),
    (r) => item(`${t(r)} (${v(r)}, ${d(r)})`),
    (r, at) => `<p>${numbered(at)} ${p(r)}${mark}${t(r)}${mark}${v(r)}, ${d(r)}${end}</p>`,
    (r, at) => `<p>${numbered(at)} ${p(r)}, ${t(r)}, ${v(r)} (${d(r)})${end}</p>`,
    (r) => margin(d(r), `${t(r)}${mark}${p(r)}${mark}${v(r)}`),
    (r) => margin(d(r), `${p(r)}${mark}${t(r)}${mark}${v(r)}`),
    (r) => rows(t(r), `${v(r)} · ${d(r)}`),
    (r) => rows(p(r), t(r), `${v(r)}, ${d(r)}`),
    (r) => `<p>${d(r)}${random.pick([" ", ": ", " – "])}${t(r)}${mark}${v(r)}</p>`,
    (r) => `<p>${t(r)}${mark}${p(r)}${mark}${v(r)}${mark}${d(r)}${end}</p>`,
    (r) => `<p>${t(r)} in ${within(r)}, ${d(r)}</p>`,
    (r) => item(`${t(r)} in ${within(r)} (${d(r)})`),
    (r) => `<p>${t(r)}. ${v(r)}, ${d(r)}.</p>`,
    (r) => rows(row(`${t(r)}, ${within(r)}`, d(r))),
    (r) => item(`${d(r)}: ${t(r)} – ${within(r)}`),
  ]);
  return records.map((record, index) => ({ record, html: manner(record, index) }));
}

type Piece = "title" | "people" | "venue" | "date" | "address" | "kind";

const orders: readonly (readonly Piece[])[] = [
  ["title", "people", "venue", "date"],
  ["title", "venue", "date"],
  ["title", "date"],
  ["title", "venue"],
  ["people", "title", "venue", "date"],
  ["people", "date", "title", "venue"],
  ["date", "title", "venue"],
  ["date", "title", "people", "venue"],
  ["venue", "title", "date"],
  ["venue", "date", "title"],
  ["title", "venue", "people", "date"],
  ["title", "date", "venue"],
  ["title", "date", "venue", "people"],
  ["title", "people", "date"],
  ["date", "people", "title", "venue"],
  ["title"],
  ["venue", "title", "people", "date"],
];

/** A list in the manner of templates: pieces in any order over any rows, dates in a margin or at the right, text below. */
export function writeByTemplate(records: readonly BookRecord[], random: Random): DrawnEntry[] {
  const pieces = choosePieces(random);
  const order = [...random.pick(orders)];
  if (random.chance(0.12)) order.splice(random.chance(0.7) ? order.length : 1, 0, "address");
  if (random.chance(0.06)) order.push("kind");
  const dated = order.includes("date");
  const place = order[0] === "date" && random.chance(0.5) ? "margin" : dated && random.chance(0.35) ? "right" : "row";
  const shown = order.filter((piece) => piece !== "date" || place === "row");
  const joins = shown.map(() =>
    random.chance(0.5) ? "\n" : random.pick([", ", ". ", " – ", " — ", " | ", "; ", ": ", " · ", ", "]),
  );
  const told = random.chance(0.28) ? random.pick(["text", "items", "items"] as const) : "none";
  const count = told === "items" ? random.int(1, 3) : 1;
  const [isListed, end] = [random.chance(0.3), random.pick(["", "."])];
  return records.map((record, at) => {
    const lines = shown
      .map((piece, index) => (index === 0 ? "" : joins[index]) + pieces[piece](record))
      .join("")
      .split("\n");
    const html = lines.map((line, index) =>
      index === 0 && place === "right" ? row(line, pieces.date(record)) : `<div>${line}${end}</div>`,
    );
    const texts = Array.from({ length: count }, (_, by) => pieces.told(records[(at + by) % records.length] ?? record));
    if (told === "text") html.push(`<div>${texts[0] ?? ""}</div>`);
    if (told === "items") html.push(`<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`);
    const whole = html.join("");
    if (place === "margin") return { record, html: margin(pieces.date(record), whole) };
    return { record, html: isListed && told === "none" ? item(whole) : `<div class="entry">${whole}</div>` };
  });
}
