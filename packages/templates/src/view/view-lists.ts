import { otherProjectCategory, projectSlugs, ungroupedSkills } from "@vitrine/model";
import { besideGrade, gradeBeside } from "./beside-grade.ts";
import { viewDates } from "./dates.ts";
import type { Labels } from "./labels.ts";
import type { OwnCertificate } from "./own-certificates.ts";
import { viewPlainLists } from "./plain-lists.ts";
import { rememberLast } from "./remember-last.ts";
import { coverFirst, viewPicture } from "./pictures.ts";
import { safeHref, webLink, type LinkView } from "./safe-links.ts";
import type { InputProject, SiteInput } from "./site-input.ts";
import type { ProjectView } from "./site-view.ts";
import { viewProse } from "./text-blocks.ts";
import { list } from "./view-list.ts";

/** A place that repeats the name beside it says nothing more. */
function placeBeside(name: string, place: string): string {
  const [first, second] = [name, place].map((text) => text.trim());
  return first?.toLowerCase() === second?.toLowerCase() ? "" : (second ?? "");
}

/** The four lists with forms of their own. */
export function viewItems(site: SiteInput, labels: Labels, { lang, baseUrl }: { lang: string; baseUrl: string }) {
  return {
    experience: viewExperience(site.experience, lang),
    education: viewEducation(site.education, labels.grade, lang),
    skills: viewSkills(site.skills, labels.skills),
    projects: viewProjects(site.projects, labels, lang, baseUrl),
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

const viewEducation = rememberLast((items: SiteInput["education"], gradeLabel: string, lang: string) =>
  list(
    items.map((item) => ({
      id: item.id,
      degree: item.degree.trim(),
      institution: item.name.trim(),
      place: placeBeside(item.name, item.place),
      dates: viewDates(item, lang),
      grade: gradeBeside(item.gpa, gradeLabel),
      description: viewProse(besideGrade(item.description, item.gpa)),
      courses: item.skills,
    })),
  ),
);

const viewSkills = rememberLast((all: SiteInput["skills"], section: string) => {
  const groups = all
    .map((group) => ({ id: group.id, title: group.title.trim(), items: group.info.filter((name) => name.trim()) }))
    .filter((group) => group.items.length > 0);
  const isSaid = (title: string) => title === section || title === ungroupedSkills;
  return list(groups.map((group) => (isSaid(group.title) ? { ...group, title: "" } : group)));
});

const viewProjects = rememberLast((groups: SiteInput["projects"], labels: Labels, lang: string, baseUrl: string) => {
  const projects = Object.values(groups).flat();
  const slugs = projectSlugs(projects);
  return list(
    projects.map((item) => viewProject(item, { labels, lang, page: pageLink(slugs.get(item.id), labels, baseUrl) })),
  );
});

/** The way to the page of a project; null where it has none. */
function pageLink(slug: string | undefined, { caseStudy }: Labels, baseUrl: string): LinkView | null {
  return slug ? { label: caseStudy, href: `${baseUrl}/work/${slug}`, kind: "own" } : null;
}

type ProjectOptions = { labels: Labels; lang: string; page: LinkView | null };

/** A project as lists and its own page show it. */
function viewProject(project: InputProject, { labels, lang, page }: ProjectOptions): ProjectView {
  const links = [
    page,
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
    pictures: coverFirst(project.pictures).flatMap((picture) => viewPicture(picture, project.title)),
    links: uniqueLinks(links.flatMap((link) => link ?? [])),
  };
}

/** The place a project lives at, short enough for a line of links. */
function hostOf(url: string): string {
  const href = safeHref(url);
  return href ? new URL(href).hostname.replace(/^www\./, "") : "";
}

/** The shorter lists that a CV may bring. */
export function viewExtras(site: SiteInput, ownCertificates: readonly OwnCertificate[], lang: string) {
  return {
    ...viewPlainLists(site, lang),
    certifications: viewCertifications(site.certifications, ownCertificates, lang),
    volunteer: viewVolunteer(site.volunteer, lang),
    interests: viewInterests(site.interests),
  };
}

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

/** Links without those to an address that came before. */
export function uniqueLinks(links: readonly LinkView[]): LinkView[] {
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index);
}
