import { findKind, mediaWidths, sectionKinds, type SectionLayout } from "@vitrine/model";
import { project } from "../src/personas/persona.ts";
import type { InputSection, SiteInput } from "../src/view/site-input.ts";
import { aFullSite, aText } from "./a-site.ts";
import { drawnPicture } from "./drawn-pictures.ts";

let pictures = 0;

/** A picture of that size, of the website's own, which the server of the gate draws. */
function aPicture(width: number, height: number, caption = "") {
  pictures += 1;
  const at = (shown: number) => drawnPicture(shown, Math.round((height * shown) / width));
  return {
    media_id: pictures,
    img: at(width),
    width,
    height,
    caption,
    alt: caption || "A work",
    placeholder: "#b8c4cc",
    sources: [...mediaWidths.filter((one) => one < width), Math.min(width, 2000)].map((shown) => ({
      url: at(shown),
      width: shown,
      type: "image/webp",
    })),
  };
}

const wide = aPicture(2400, 300, "Sentinel-wide");
const tall = aPicture(300, 2400);
const tiny = aPicture(16, 16);
const usual = aPicture(1200, 800, "Sentinel-caption");
const panorama = aPicture(12_000, 600);
const transparent = { ...aPicture(900, 700), placeholder: "" };

/** Entries of the kinds that a website answers with their section; every text carries a word that is found again. */
const entriesOf: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  text: [{ title: "Sentinel-heading", text: `Sentinel-words. ${aText(200)}` }],
  figures: [
    { value: "Sentinel-1,200", label: "Sentinel-counted", sentence: "Sentinel-sentence." },
    { value: "34", label: "Sentinel-branches", sentence: "" },
  ],
  testimonials: [
    {
      quote: "Sentinel-quote, in her own words.",
      name: "Sentinel-witness",
      role: "Sentinel-office",
      organization: "",
      date: "2021",
      url: "https://example.org/said",
    },
  ],
  clients: [
    {
      name: "Sentinel-client",
      note: "Sentinel-order",
      url: "https://example.org/client",
      pictures: [aPicture(160, 60)],
    },
    { name: "Sentinel-other-client", note: "", url: "", pictures: [] },
  ],
  talks: [
    {
      title: "Sentinel-talk",
      event: "Sentinel-event",
      place: "",
      date: "2019",
      description: "Sentinel-told.",
      url: "",
    },
  ],
  press: [
    {
      title: "Sentinel-article",
      outlet: "Sentinel-paper",
      date: "2020",
      url: "https://example.org/press",
      quote: "Sentinel-said.",
    },
  ],
  table: [
    { name: "Sentinel-row", value: "Sentinel-value", note: "Sentinel-remark" },
    { name: "Sentinel-last-row", value: "", note: "" },
  ],
  gallery: [
    { title: "Sentinel-series", date: "2018", description: "Sentinel-shown.", pictures: [usual, tall, wide, tiny] },
    { title: "", date: "", description: "", pictures: [usual] },
  ],
};

/** References of every kind: many authors, none, a DOI with odd signs, long BibTeX, and one that is only a title. */
const references: SiteInput["publications"] = [
  {
    title: "Sentinel-publication-1",
    venue: "Sentinel-venue-1",
    date: "Mar 2024",
    url: "https://example.org/papers/1",
    authors: "A. Kowalczyk, Sentinel-author, Jordi Puigdomènech",
    details: "12(3), 45–67",
    type: "article",
    doi: "10.1000/xyz.182",
    pdf: "https://example.org/papers/1.pdf",
    code: "https://example.org/code/1",
    selected: true,
  },
  {
    title: `Sentinel-publication-2. ${aText(180)}`,
    venue: "Sentinel-venue-2",
    date: "2024",
    url: "",
    authors: Array.from({ length: 40 }, (_, index) => `Author Number-${index}`).join("; "),
    type: "conference",
    doi: "10.1002/(sici)1097-0258(19980815)17:15/16",
    bibtex: `@article{long,\n  title = {${"unbroken".repeat(30)}}\n}`,
  },
  { title: "Sentinel-publication-3", venue: "", date: "", url: "" },
  { title: "Sentinel-publication-4", venue: "Sentinel-venue-4", date: "2019", url: "", type: "book" },
];

const sizes = [usual, tall, wide, tiny, panorama, transparent, usual];
const longWay = Array.from({ length: 20 }, (_, index) => sizes[index % sizes.length] ?? usual);

/** So many pictures an arranged site shows: those of works, of the gallery and of clients. */
export const picturesShown = 1 + 3 + 20 + 5 + 1;

/** Works with no, one, three and twenty pictures. */
const works: SiteInput["projects"] = {
  Other: [[], [tall], [wide, tiny, usual], longWay].map((pictures, index) =>
    project(index + 1, { title: `Sentinel-work-${index + 1}`, description: aText(90 * index), pictures }),
  ),
};

/** A project with pictures of all sizes and a page that has every part there is. */
export const aPicturedProject = (id: number, slug: string) =>
  project(id, {
    title: "Sentinel",
    description: aText(240),
    technologies: ["Timber", "Steel"],
    date: "Jan 2021 - Mar 2022",
    pictures: longWay.map((picture, index) => ({ ...picture, media_id: index + 1 })),
    slug,
    role: "Structural lead",
    client: "City of Kraków",
    body: [
      { type: "heading", text: "Before" },
      { type: "text", text: aText(600) },
      { type: "pictures", media_ids: [2, 3, 4] },
      { type: "quote", text: aText(120), by: "A neighbour" },
      { type: "figures", items: [{ value: "38 m", label: "span" }] },
      { type: "list", items: [aText(90), aText(40)] },
      { type: "code", text: `f = 5 q l^4 / 384 EI ${"x".repeat(120)}` },
      { type: "link", url: "https://example.org/film", label: "A film of the lifting" },
    ],
  });

type Choice = Partial<InputSection> & { kind: string };

/** Sections of a site for the kinds given, in that order. */
function arranged(site: SiteInput, choices: readonly Choice[]): InputSection[] {
  return choices.map((choice, index) => ({
    id: index + 1,
    title: null,
    layout: "designed",
    entry_ids: idsOf(site, choice.kind),
    entries: (entriesOf[choice.kind] ?? []).map((fields, place) => ({ id: 9000 + 100 * index + place, fields })),
    ...choice,
  }));
}

function idsOf(site: SiteInput, kind: string): number[] {
  const list = findKind(kind)?.list;
  if (!list) return [];
  const items: unknown = (site as Readonly<Record<string, unknown>>)[list];
  const all: readonly unknown[] = Array.isArray(items) ? items : Object.values(items as object).flat();
  return all.map((item, index) => (typeof item === "object" && item && "id" in item ? Number(item.id) : 500 + index));
}

/** Orders in which owners may put their sections. */
export const ownOrders = ["given", "reversed", "turned"] as const;

const everyKind = sectionKinds.map(({ name }) => name);

/**
 * A site whose owner arranged everything: another order, a second section of experience, one renamed, one hidden, one
 * entry hidden, and each kind there is. What is hidden carries the word "Concealed".
 */
export function anArrangedSite(order: (typeof ownOrders)[number] = "reversed"): SiteInput {
  const site = { ...aFullSite(3, { publications: references }), projects: works };
  const [first, second, third] = site.experience;
  const hidden = { ...site, awards: [{ title: "Concealed-award", issuer: "Concealed-jury", date: "1971" }] };
  const full = {
    ...hidden,
    experience: [
      first,
      second,
      third && {
        ...third,
        position: "Concealed-role",
        name: "Concealed-org",
        description: "Concealed-work",
        skills: [],
        date: "1972",
      },
    ].flatMap((item) => item ?? []),
  };
  const choices = everyKind.map((kind): Choice => {
    if (kind === "experience") return { kind, entry_ids: [1, 3], hidden_entry_ids: [3] };
    if (kind === "skills") return { kind, title: "Sentinel-renamed" };
    return kind === "awards" ? { kind, visible: false } : { kind };
  });
  const more: Choice = { kind: "experience", id: 70, title: "Sentinel-second-experience", entry_ids: [2], entries: [] };
  const all = [...choices, more];
  const half = Math.floor(all.length / 2);
  const orders = { given: all, reversed: all.toReversed(), turned: [...all.slice(half), ...all.slice(0, half)] };
  return { ...full, sections: arranged(full, orders[order]) };
}

/** A site with a chosen layout for every kind, the last that each offers, and pictures of all sizes. */
export function aLaidOutSite(): SiteInput {
  const site = { ...aFullSite(2), publications: references, projects: works };
  const layoutOf = (kind: string): SectionLayout => findKind(kind)?.layouts.at(-1) ?? "list";
  const other: Readonly<Record<string, SectionLayout>> = {
    experience: "timeline",
    education: "list",
    testimonials: "cards",
    projects: "designed",
  };
  return {
    ...site,
    sections: arranged(
      site,
      everyKind.map((kind) => ({ kind, layout: other[kind] ?? layoutOf(kind) })),
    ),
  };
}
