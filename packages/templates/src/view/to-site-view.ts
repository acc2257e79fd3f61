import { formatMonth, isVisiblePost, otherProjectCategory, personName } from "@vitrine/model";
import type { BlogStatus, TemplateDataFamily } from "@vitrine/model";
import { besideGrade } from "./beside-grade.ts";
import { viewDates } from "./dates.ts";
import { withoutCounts } from "./highlights.ts";
import { labelsFor } from "./labels.ts";
import { detectLanguage, directionOf } from "./language.ts";
import { splitTemplateData, withoutAwards } from "./own-data.ts";
import { viewName } from "./person-name.ts";
import { rememberLast } from "./remember-last.ts";
import { mailLink, phoneLink, safeHref, safePicture, tellApart, webLink } from "./safe-links.ts";
import type { LinkView } from "./safe-links.ts";
import type { InputProject, SiteInput } from "./site-input.ts";
import type { Bucket, PersonView, PostView, ProjectView, SiteView, ThemeChoice, ViewList } from "./site-view.ts";
import type { Labels } from "./labels.ts";
import { viewProse } from "./text-blocks.ts";

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
};

/** The view-model of a site: everything parsed, counted and made safe, nothing invented. */
export function toSiteView(site: SiteInput, options: ViewOptions): SiteView {
  const language = options.lang
    ? { lang: options.lang, dir: directionOf(options.lang) }
    : detectLanguage(contentOf(site));
  const { labels, labelsLang } = labelsFor(language.lang);
  const data = splitTemplateData(
    withoutAwards(site.template_data, site.awards),
    options.family,
    site.other_template_data,
  );
  return {
    ...language,
    labels,
    labelsLang,
    person: viewPerson(site, labels, options.contactUrl),
    ...viewItems(site, labels, language.lang),
    ...viewExtras(site, (data.modern ?? data.engineering)?.certifications ?? noCertificates, language.lang),
    posts: list(site.blogPosts.flatMap((post) => viewPost(post, options.baseUrl, language.lang))),
    ...data,
    highlights: withoutCounts(data.highlights, countsOf(site)),
    branding: options.branding,
    theme: options.theme ?? "auto",
  };
}

/** How many entries the lists hold that a form may also count. */
function countsOf(site: SiteInput): ReadonlyMap<string, number> {
  const { publications, awards, certifications, languages } = site;
  return new Map(
    Object.entries({ publications, awards, certifications, languages }).map(([n, { length }]) => [n, length]),
  );
}

function viewPerson(site: SiteInput, labels: Labels, contactUrl: string | undefined): PersonView {
  const name = viewName(personName(site));
  const { contact } = site;
  const picture = safePicture(site.flat_picture);
  return {
    ...name,
    title: contact.title.trim(),
    intro: site.intro.trim(),
    about: viewProse(site.description),
    note: viewProse(contact.description),
    photo: picture ? { src: picture, alt: `${labels.portrait} ${name.name}`, focal: site.picture_focal ?? null } : null,
    location: contact.location.trim(),
    email: mailLink(contact.email),
    phone: phoneLink(contact.phone),
    links: [
      ...tellApart(
        uniqueLinks(site.links.flatMap((link) => webLink(link.label, link.url) ?? mailLink(link.url) ?? [])),
      ),
      ...(contactUrl ? [{ label: labels.write, href: contactUrl, kind: "own" as const }] : []),
    ],
    availableForFreelance: contact.available_for_freelance,
  };
}

/** A place that repeats the name beside it says nothing more. */
function placeBeside(name: string, place: string): string {
  const [first, second] = [name, place].map((text) => text.trim());
  return first?.toLowerCase() === second?.toLowerCase() ? "" : (second ?? "");
}

function viewItems(site: SiteInput, labels: Labels, lang: string) {
  return {
    experience: viewExperience(site.experience, lang),
    education: viewEducation(site.education, lang),
    skills: viewSkills(site.skills),
    projects: viewProjects(site.projects, labels, lang),
  };
}

const viewExperience = rememberLast((items: SiteInput["experience"], lang: string) =>
  list(
    items.map((item) => ({
      id: item.id,
      role: item.position.trim(),
      org: item.name.trim(),
      place: placeBeside(item.name, item.place),
      dates: viewDates(item, lang),
      description: viewProse(item.description),
      skills: item.skills,
    })),
  ),
);

const viewEducation = rememberLast((items: SiteInput["education"], lang: string) =>
  list(
    items.map((item) => ({
      id: item.id,
      degree: item.degree.trim(),
      institution: item.name.trim(),
      place: placeBeside(item.name, item.place),
      dates: viewDates(item, lang),
      grade: item.gpa.trim(),
      description: viewProse(besideGrade(item.description, item.gpa)),
      courses: item.skills,
    })),
  ),
);

const viewSkills = rememberLast((groups: SiteInput["skills"]) =>
  list(
    groups
      .map((group) => ({ id: group.id, title: group.title.trim(), items: group.info.filter((name) => name.trim()) }))
      .filter((group) => group.items.length > 0),
  ),
);

const viewProjects = rememberLast((groups: SiteInput["projects"], labels: Labels, lang: string) =>
  list(Object.values(groups).flatMap((group) => group.map((item) => viewProject(item, labels, lang)))),
);

function viewProject(project: InputProject, labels: Labels, lang: string): ProjectView {
  const links = [
    webLink(hostOf(project.url), project.url),
    webLink(labels.demo, project.implementation),
    webLink(labels.code, project.code_url),
  ];
  return {
    id: project.id,
    title: project.title.trim(),
    kind: project.type,
    category: project.category === otherProjectCategory ? "" : project.category.trim(),
    dates: viewDates(project, lang),
    description: viewProse(project.description),
    technologies: project.technologies,
    pictures: project.pictures.flatMap(({ img }) => {
      const src = safePicture(img);
      return src ? [{ src, alt: project.title.trim() }] : [];
    }),
    links: uniqueLinks(links.flatMap((link) => link ?? [])),
  };
}

/** The place a project lives at, short enough for a line of links. */
function hostOf(url: string): string {
  const href = safeHref(url);
  return href ? new URL(href).hostname.replace(/^www\./, "") : "";
}

type OwnCertificate = { name: string; issuer: string; date: string; url: string };

const noCertificates: readonly OwnCertificate[] = [];

function viewExtras(site: SiteInput, ownCertificates: readonly OwnCertificate[], lang: string) {
  return {
    training: viewTraining(site.training, lang),
    publications: viewPublications(site.publications, lang),
    certifications: viewCertifications(site.certifications, ownCertificates, lang),
    languages: viewLanguages(site.languages),
    awards: viewAwards(site.awards, lang),
    volunteer: viewVolunteer(site.volunteer, lang),
    interests: viewInterests(site.interests),
  };
}

const viewTraining = rememberLast((items: SiteInput["training"], lang: string) =>
  list(
    items.map((item) => ({
      name: item.name,
      organization: item.organization,
      dates: viewDates({ date: item.date }, lang),
      description: viewProse(item.description),
    })),
  ),
);

const viewPublications = rememberLast((items: SiteInput["publications"], lang: string) =>
  list(
    items.map((item) => ({
      title: item.title,
      venue: item.venue,
      dates: viewDates({ date: item.date }, lang),
      link: webLink(item.title, item.url),
    })),
  ),
);

/** Those of the template's own form first; one that the CV names as well is shown once. */
const viewCertifications = rememberLast(
  (items: SiteInput["certifications"], own: readonly OwnCertificate[], lang: string) => {
    const known = new Set(own.map((item) => item.name.toLowerCase()));
    const others = items.filter((item) => !known.has(item.name.trim().toLowerCase()));
    return list(
      [...own, ...others].map((item) => ({
        name: item.name,
        issuer: item.issuer,
        dates: viewDates({ date: item.date }, lang),
        link: webLink(item.name, item.url),
      })),
    );
  },
);

const viewLanguages = rememberLast((items: SiteInput["languages"]) => list(items));

const viewAwards = rememberLast((items: SiteInput["awards"], lang: string) =>
  list(items.map((item) => ({ title: item.title, issuer: item.issuer, dates: viewDates({ date: item.date }, lang) }))),
);

const viewVolunteer = rememberLast((items: SiteInput["volunteer"], lang: string) =>
  list(
    items.map((item) => ({
      role: item.position || item.name,
      org: item.position ? item.name : "",
      place: item.place,
      dates: viewDates({ date: item.date }, lang),
      description: viewProse(item.description),
    })),
  ),
);

const viewInterests = rememberLast((interests: SiteInput["interests"]) =>
  interests.filter((interest) => interest.trim()),
);

/** A post as its owner's builder holds it may be a draft; what the server gives strangers carries no status. */
function isShown({ status, published_at }: Record<string, unknown>): boolean {
  if (typeof status !== "string") return true;
  const moment = typeof published_at === "string" ? published_at : null;
  return isVisiblePost({ status: status as BlogStatus, published_at: moment }, new Date());
}

function viewPost(post: Record<string, unknown>, baseUrl: string, lang: string): PostView[] {
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

function list<Item>(items: readonly Item[]): ViewList<Item> {
  return { items, count: items.length, bucket: bucketOf(items.length) };
}

/** The step of a count: none, one, few 2–3, some 4–8, many 9–15, huge 16 and more. */
export function bucketOf(count: number): Bucket {
  if (count === 0) return "none";
  if (count === 1) return "one";
  if (count <= 3) return "few";
  if (count <= 8) return "some";
  return count <= 15 ? "many" : "huge";
}

function uniqueLinks(links: readonly LinkView[]): LinkView[] {
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index);
}

function contentOf(site: SiteInput): string {
  const parts = [site.contact.title, site.intro, site.description, ...site.experience.map((item) => item.description)];
  const text = parts.join("\n").trim();
  return safeHref(text) || text.length < 20
    ? `${text}\n${site.experience.map((item) => item.position).join("\n")}`
    : text;
}
