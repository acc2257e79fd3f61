import type { Random } from "../cv-generator/random.ts";
import { escapeHtml } from "../docs/inline.ts";
import type { BookRecord, Name } from "./records.ts";

/** How one list writes each piece of its references. */
export type Pieces = Record<
  "title" | "people" | "venue" | "date" | "address" | "kind" | "told",
  (record: BookRecord) => string
>;

const months = "January February March April May June July August September October November December".split(" ");
const shortVenues =
  "NeurIPS,ICML,ACL,CHI,IEEE Access,PLoS ONE,arXiv,CVPR,SSRN,Medium,ICRA,EMNLP,IEEE INFOCOM,Nature,Science,JAMA,The Lancet,Springer".split(
    ",",
  );

const initialsOf = (given: string, gap: string): string =>
  given
    .split(/[\s-]+/u)
    .map((word) => `${word.charAt(0)}.`)
    .join(gap);

/** Ways to write a person's name. */
function nameWriter(random: Random): (name: Name) => string {
  const gap = random.pick(["", " "]);
  const bare = (given: string) => initialsOf(given, "").replaceAll(".", "");
  return random.pick([
    ({ given, family }: Name) => `${given} ${family}`,
    ({ given, family }: Name) => `${given} ${family}`,
    ({ given, family }: Name) => `${initialsOf(given, gap)} ${family}`,
    ({ given, family }: Name) => `${family} ${bare(given)}`,
    ({ given, family }: Name) => `${family}, ${initialsOf(given, gap)}`,
    ({ given, family }: Name) => `${bare(given)} ${family}`,
  ]);
}

function peopleWriter(random: Random): (record: BookRecord) => string {
  const write = nameWriter(random);
  const and = random.pick([" and ", " &amp; ", ",", ", and "]);
  const most = random.pick([3, 6, 9, 14]);
  const lead = random.pick(["", "", "", "", "", "with ", "With ", "Authors: ", "By "]);
  const others = random.pick([" et al.", " et al"]);
  return ({ author }) => {
    const names = author.slice(0, most).map((name) => escapeHtml(write(name)));
    const last = names.pop() ?? "";
    return `${lead}${names.length > 0 ? `${names.join(", ")}${and}` : ""}${last}${author.length > most ? others : ""}`;
  };
}

function dateWriter(random: Random): (record: BookRecord) => string {
  const form = random.pick(["y", "y", "y", "y", "mon y", "month y", "m/y", "y-m", "(y)", "mon. y"] as const);
  return ({ issued }) => {
    const [year = 0, told] = issued["date-parts"][0] ?? [];
    const month = told ?? random.int(1, 12);
    const name = months[month - 1] ?? "";
    const number = String(month).padStart(2, "0");
    return {
      y: `${year}`,
      "mon y": `${name.slice(0, 3)} ${year}`,
      "month y": `${name} ${year}`,
      "m/y": `${number}/${year}`,
      "y-m": `${year}-${number}`,
      "(y)": `(${year})`,
      "mon. y": `${name.slice(0, 3)}. ${year}`,
    }[form];
  };
}

function venueWriter(random: Random): (record: BookRecord) => string {
  const lead = random.pick(["", "", "", "", "", "in ", "In ", "Published in ", "Presented at ", "Journal: "]);
  const isExact = random.chance(0.45);
  return ({ "container-title": journal, publisher, volume, issue, page, issued }) => {
    const isShort = random.chance(0.2) || (journal ?? publisher) === undefined;
    const year = random.chance(0.3) ? ` ${issued["date-parts"][0]?.[0] ?? ""}` : "";
    const name = isShort ? random.pick(shortVenues) + year : escapeHtml(journal ?? publisher ?? "");
    const pages = page === undefined ? "" : `${random.pick([":", ", ", ", pp. "])}${escapeHtml(page)}`;
    const numbers = volume === undefined ? "" : `, ${volume}${issue === undefined ? "" : `(${issue})`}${pages}`;
    return lead + name + (isExact && !isShort ? numbers : "");
  };
}

/** One or two sentences of an abstract. */
function toldWriter(random: Random): (record: BookRecord) => string {
  const sentences = random.pick([1, 1, 2]);
  return ({ abstract = "A study of methods and of their results in practice." }) =>
    escapeHtml(
      abstract
        .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
        .slice(0, sentences)
        .join(" ")
        .slice(0, 420),
    );
}

/** Chooses how a list writes titles, people, venues, dates and addresses. */
export function choosePieces(random: Random): Pieces {
  const [open = "", close = ""] = random.pick([["“", "”"], ['"', '"'], ["‘", "’"], ["«", "»"], [], [], [], [], [], []]);
  const [look, other] = [random.pick(["b", "i", "", "", ""]), random.pick(["i", "i", "", ""])];
  const styled = (tag: string, html: string) => (tag === "" ? html : `<${tag}>${html}</${tag}>`);
  const isLoud = random.chance(0.05);
  const venue = venueWriter(random);
  const kind = random.pick(["Journal article", "Conference paper", "Poster", "Book chapter", "Preprint", "Blog post"]);
  return {
    title: ({ title }) => styled(look, `${open}${escapeHtml(isLoud ? title.toUpperCase() : title)}${close}`),
    people: peopleWriter(random),
    venue: (record) => styled(other, venue(record)),
    date: dateWriter(random),
    address: ({ DOI }) =>
      DOI === undefined
        ? `https://example.org/${random.int(1, 9000)}`
        : `${random.pick(["doi:", "DOI: ", "https://doi.org/"])}${escapeHtml(DOI)}`,
    kind: () => kind,
    told: toldWriter(random),
  };
}
