import type { SectionName } from "./language-pack.ts";
import { sectionNames } from "./language-pack.ts";
import type { Random } from "./random.ts";

const grids = [
  "one",
  "one",
  "side-left",
  "side-left-filled",
  "side-right",
  "side-first-page",
  "two-equal",
  "three",
  "margin-titles",
  "date-left",
  "table-titles",
] as const;
const dateStyles = [
  "short",
  "long",
  "slash",
  "iso",
  "dots",
  "year",
  "duration",
  "season",
  "since",
  "two-digit",
] as const;
const orders = ["position-first", "company-first"] as const;
const arrangements = ["rows", "date-under", "at", "bar", "comma", "date-first", "dash"] as const;
const skillForms = [
  "chips",
  "comma",
  "bullets",
  "dots-between",
  "bars",
  "level-in-brackets",
  "lines",
  "years",
] as const;
const fonts = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "P052", "URW Bookman", "Liberation Sans Narrow"];

/** Every choice about how one CV looks; each is a feature by which figures can be grouped. */
export type Style = {
  grid: (typeof grids)[number];
  dates: (typeof dateStyles)[number];
  order: (typeof orders)[number];
  arrangement: (typeof arrangements)[number];
  skills: (typeof skillForms)[number];
  font: string;
  size: number;
  rangeMark: string;
  bullet: string;
  heading: "plain" | "caps" | "spaced" | "rule" | "filled";
  contact: "line" | "lines" | "labelled" | "icons";
  sections: SectionName[];
  trick: "none" | "running-header" | "hidden-text" | "fake-bold" | "soft-hyphens" | "footer-number";
  isDateRight: boolean;
};

/** Section names in the side column of grids that have one. */
export const sideSections: readonly SectionName[] = ["skills", "languages", "interests", "certifications"];

export function createStyle(random: Random): Style {
  const optional = sectionNames.filter((name) => !["experience", "education", "skills"].includes(name));
  const chosen = new Set<SectionName>([
    "experience",
    "education",
    "skills",
    ...random.sample(optional, random.int(1, 5)),
  ]);
  const rest = random.sample(
    [...chosen].filter((name) => name !== "summary"),
    99,
  );
  const isUsual = random.chance(0.6);
  const usual = sectionNames.filter((name) => chosen.has(name));
  return {
    grid: random.pick(grids),
    dates: random.pick(dateStyles),
    order: random.pick(orders),
    arrangement: random.pick(arrangements),
    skills: random.pick(skillForms),
    font: random.pick(fonts),
    size: random.int(18, 23) / 2,
    rangeMark: random.pick([" – ", " - ", "–", " — ", " to "]),
    bullet: random.pick(["•", "–", "▪", "disc", "disc", "none"]),
    heading: random.pick(["plain", "caps", "spaced", "rule", "filled"] as const),
    contact: random.pick(["line", "lines", "labelled", "icons"] as const),
    sections: isUsual ? usual : [...(chosen.has("summary") ? (["summary"] as const) : []), ...rest],
    trick: random.pick([
      "none",
      "none",
      "none",
      "running-header",
      "hidden-text",
      "fake-bold",
      "soft-hyphens",
      "footer-number",
    ] as const),
    isDateRight: random.chance(0.7),
  };
}
