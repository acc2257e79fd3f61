import {
  extraSectionNames,
  formatMonth,
  isExtraSection,
  isVisiblePost,
  openingOf,
  personName,
  sectionKinds,
} from "@vitrine/model";
import type { BlogStatus, TemplateDataFamily } from "@vitrine/model";
import { arrangeAgain, type ArrangedSection } from "./arrange.ts";
import { viewDates } from "./dates.ts";
import { withoutCounts } from "./highlights.ts";
import { labelsFor, type Labels } from "./labels.ts";
import { directionOf } from "./language.ts";
import { noCertificates, withOwnCertificates } from "./own-certificates.ts";
import { splitTemplateData, withoutRepeatedEntries, type ListedEntry } from "./own-data.ts";
import { viewName } from "./person-name.ts";
import { presentPost } from "./present-post.ts";
import { rememberLast } from "./remember-last.ts";
import { withoutRepeats } from "./repeats.ts";
import { mailLink, phoneLink, safePicture, tellApart, webLink } from "./safe-links.ts";
import type { SiteInput } from "./site-input.ts";
import { languageOf } from "./site-words.ts";
import type { PersonView, PostView, SiteView, ThemeChoice } from "./site-view.ts";
import { viewProse } from "./text-blocks.ts";
import { drawnName } from "./drawn-name.ts";
import { standsInContact, viewSections } from "./view-sections.ts";
import { list } from "./view-list.ts";
import { uniqueLinks, viewExtras, viewItems } from "./view-lists.ts";

export type ViewOptions = {
  /** Family of the template that will draw the view; its data is kept apart from the highlights. */
  family: TemplateDataFamily;
  /** Address of the site's pages, without a slash at the end; posts live under it. */
  baseUrl: string;
  branding: boolean;
  /** Overrides what is detected from the content. */
  lang?: string | undefined;
  theme?: ThemeChoice | undefined;
  /** Where visitors write to the person; absent where nobody would get what they write. */
  contactUrl?: string | undefined;
  /** Where visitors report the page; absent where nobody would hear it. */
  reportUrl?: string | undefined;
};

/** The view-model of a site: everything parsed, counted and made safe, nothing invented. */
export function toSiteView(given: SiteInput, options: ViewOptions): SiteView {
  const { site, sections } = arrangeAgain(given);
  const language = options.lang ? { lang: options.lang, dir: directionOf(options.lang) } : languageOf(site, sections);
  const { labels: own, labelsLang } = labelsFor(language.lang);
  const labels = withTitles(own, sections);
  const data = readData(
    site.template_data,
    listedEntries(...listsInForms.map((name) => site[name])),
    options.family,
    site.other_template_data,
  );
  const ownCertificates = (data.modern ?? data.engineering)?.certifications ?? noCertificates;
  const readPost = postReader(options.baseUrl, language.lang);
  const items = viewItems(site, labels, { lang: language.lang, baseUrl: options.baseUrl });
  return {
    ...language,
    labels,
    labelsLang,
    person: {
      ...viewPerson(site, contactLinks(site, sections), labels, options.contactUrl),
      present: presentPost(items.experience.items, site.contact.title),
    },
    ...items,
    projects: opensWithProjects(sections) ? withFirstPicture(items.projects) : items.projects,
    ...viewExtras(site, ownCertificates, language.lang),
    posts: list(site.blogPosts.flatMap(readPost)),
    ...data,
    sections: readSections(
      drawnSections(sections, ownCertificates),
      own,
      language.lang,
      labelsLang,
      personName(site),
      readPost,
    ),
    anchors: noAnchors,
    asOf: /^\d{4}-(?:0[1-9]|1[0-2])(?=-)/.exec(site.updated_at ?? "")?.[0] ?? null,
    highlights: withoutRepeats(withoutCounts(data.highlights, countsOf(site)), site),
    branding: options.branding,
    reportUrl: options.reportUrl ?? null,
    theme: options.theme ?? "auto",
  };
}

/** Lists of which a reading of a CV fills the forms of research and of the arts as well. */
const listsInForms = sectionKinds.flatMap(({ cv, list: name }) =>
  (cv?.forms?.academic ?? cv?.forms?.creative) && isExtraSection(name) ? [name] : [],
);
const listedEntries = rememberLast((...lists: readonly (readonly unknown[])[]) => lists.flat() as ListedEntry[]);

const readData = rememberLast(
  (
    data: SiteInput["template_data"],
    entries: readonly ListedEntry[],
    family: TemplateDataFamily,
    other: SiteInput["other_template_data"],
  ) => splitTemplateData(withoutRepeatedEntries(data, entries), family, other),
);

const drawnSections = rememberLast(withOwnCertificates);
const readSections = rememberLast(
  (
    sections: readonly ArrangedSection[],
    labels: Labels,
    lang: string,
    labelsLang: string,
    name: string,
    readPost: ReturnType<typeof postReader>,
  ) => viewSections(sections, { labels, lang, labelsLang, name, readPost }),
);

/** Whether the first screen may show a picture of work: sections without entries take no room. */
const opensWithProjects = (sections: readonly ArrangedSection[]) =>
  sections
    .filter(({ entries }) => entries.length > 0)
    .slice(0, 2)
    .some(({ kind }) => kind.name === "projects");

/** Projects whose first picture is asked for before all others. */
const withFirstPicture = rememberLast((projects: SiteView["projects"]): SiteView["projects"] => {
  const [first, ...others] = projects.items;
  const [picture, ...more] = first?.pictures ?? [];
  if (!first || !picture) return projects;
  return { ...projects, items: [{ ...first, pictures: [{ ...picture, isFirst: true }, ...more] }, ...others] };
});

const noAnchors = {};

/** The labels with the titles that the owner gave to the first sections of their kinds. */
const withTitles = rememberLast((labels: Labels, sections: readonly ArrangedSection[]): Labels => {
  const titles = new Map<string, string>();
  for (const { kind, title } of sections.toReversed()) {
    if (title === null) titles.delete(drawnName(kind.name));
    else titles.set(drawnName(kind.name), title);
  }
  return titles.size === 0 ? labels : { ...labels, ...Object.fromEntries(titles) };
});

/** How many entries the lists hold that a form may also count. */
function countsOf(site: SiteInput): ReadonlyMap<string, number> {
  return new Map(extraSectionNames.map((name) => [name, site[name].length]));
}

const readName = rememberLast(viewName);

/** The links that stand among the ways of contact; those of a section of their own are left to it. */
function contactLinks(site: SiteInput, sections: readonly ArrangedSection[]): SiteInput["links"] {
  const own = sections.filter((section) => section.kind.list === "links" && !standsInContact(section));
  const elsewhere = new Set(own.flatMap(({ entries }) => entries.map(({ fields }) => fields)));
  return elsewhere.size === 0 ? site.links : site.links.filter((link) => !elsewhere.has(link));
}

function viewPerson(
  site: SiteInput,
  links: SiteInput["links"],
  labels: Labels,
  contactUrl: string | undefined,
): Omit<PersonView, "present"> {
  const name = readName(personName(site));
  const { contact } = site;
  // As every address is called that a CV does not name: a word of the page, in its language.
  const called = (label: string) => (label.trim() === "Website" ? labels.website : label);
  const picture = safePicture(site.flat_picture);
  const intro = site.intro.trim();
  const { claim, further } = openingOf(intro);
  return {
    ...name,
    title: contact.title.trim(),
    intro,
    claim,
    story: viewProse(further ? `${further}\n\n${site.description}` : site.description),
    about: viewProse(site.description),
    note: viewProse(contact.description),
    photo: picture ? { src: picture, alt: `${labels.portrait} ${name.name}`, focal: site.picture_focal ?? null } : null,
    location: contact.location.trim(),
    email: mailLink(contact.email),
    phone: phoneLink(contact.phone),
    links: [
      ...tellApart(uniqueLinks(links.flatMap(({ label, url }) => webLink(called(label), url) ?? mailLink(url) ?? []))),
      ...(contactUrl ? [{ label: labels.write, href: contactUrl, kind: "own" as const }] : []),
    ],
    availableForFreelance: contact.available_for_freelance,
  };
}

/** A post as its owner's builder holds it may be a draft; what the server gives strangers carries no status. */
function isShown({ status, published_at }: Readonly<Record<string, unknown>>): boolean {
  if (typeof status !== "string") return true;
  const moment = typeof published_at === "string" ? published_at : null;
  return isVisiblePost({ status: status as BlogStatus, published_at: moment }, new Date());
}

const postReader = rememberLast(
  (baseUrl: string, lang: string) => (post: Readonly<Record<string, unknown>>) => viewPost(post, baseUrl, lang),
);

function viewPost(post: Readonly<Record<string, unknown>>, baseUrl: string, lang: string): PostView[] {
  if (!isShown(post)) return [];
  const title = typeof post.title === "string" ? post.title.trim() : "";
  const slug = typeof post.slug === "string" ? post.slug : "";
  if (!title || !/^[\p{L}\p{N}-]+$/u.test(slug)) return [];
  const month =
    /^\d{4}-(?:0[1-9]|1[0-2])/.exec(typeof post.published_at === "string" ? post.published_at : "")?.[0] ?? "";
  return [
    {
      title,
      href: `${baseUrl}/blog/${encodeURIComponent(slug)}`,
      dates: viewDates({ date: month && formatMonth(month), start_date: month || null }, lang),
      excerpt: typeof post.excerpt === "string" ? post.excerpt.trim() : "",
    },
  ];
}
