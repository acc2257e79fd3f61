import { findKind, sectionKinds, type SectionLayout } from "@vitrine/model";
import { project } from "../src/personas/persona.ts";
import type { InputSection, SiteInput } from "../src/view/site-input.ts";
import { aFullSite, aText } from "./a-site.ts";

/** A drawn picture of that size, so that no file is needed. */
function aPicture(width: number, height: number, caption = "") {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b8c4cc"/><circle cx="50%" cy="50%" r="9%" fill="#56636e"/></svg>`;
  return { img: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, caption, alt: caption || "A work" };
}

const wide = aPicture(2400, 300, "Sentinel-wide");
const tall = aPicture(300, 2400);
const tiny = aPicture(16, 16);
const usual = aPicture(1200, 800, "Sentinel-caption");

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

const longWay = Array.from({ length: 20 }, (_, index) => [usual, tall, wide, tiny, usual][index % 5] ?? usual);

/** Works with no, one, three and twenty pictures. */
const works: SiteInput["projects"] = {
  Other: [[], [tall], [wide, tiny, usual], longWay].map((pictures, index) =>
    project(index + 1, { title: `Sentinel-work-${index + 1}`, description: aText(90 * index), pictures }),
  ),
};

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

const everyKind = sectionKinds.map(({ name }) => name);

/**
 * A site whose owner arranged everything: another order, a second section of experience, one renamed, one hidden, one
 * entry hidden, and each kind there is. What is hidden carries the word "Concealed".
 */
export function anArrangedSite(order: "given" | "reversed" | "turned" = "reversed"): SiteInput {
  const site = aFullSite(3);
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
  const site = { ...aFullSite(2), projects: works };
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
