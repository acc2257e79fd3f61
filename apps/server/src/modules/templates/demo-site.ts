import { extraSectionNames, skillCategoryIcon } from "@vitrine/model";
import type { Persona } from "@vitrine/templates/personas";

/** Sample sites belong to the first account of every installation (contract.md 2, DemoSite). */
const demoOwnerId = 1;

/** Lists that sample sites hold as websites do; the other two have a form of their own there. */
const listed = extraSectionNames.filter((list) => list !== "training" && list !== "links");

/** A persona in the shape that the sources give to sample sites (contract.md 2, DemoSite). */
export function presentDemoSite({ demoSiteId, subdomain, site, id }: Persona): Record<string, unknown> {
  const ofSite = { website_id: demoSiteId };
  return {
    id: demoSiteId,
    user_id: demoOwnerId,
    name: site.name,
    full_name: site.full_name,
    domain: null,
    subdomain,
    logo_name: site.name,
    flat_picture: site.flat_picture,
    description: site.description,
    links: Object.fromEntries(site.links.map((link) => [link.label, link.url])),
    config: { navbar_blur: true, use_cookies: false },
    intro: site.intro,
    education: site.education.map((item) => ({ ...item, ...ofSite })),
    training: site.training.map((item, index) => ({ id: index + 1, ...item })),
    experience: site.experience.map((item) => ({ ...item, ...ofSite })),
    skills: Object.fromEntries(
      site.skills.map((group) => [group.title, [{ icon: skillCategoryIcon(group.title), ...group, ...ofSite }]]),
    ),
    projects: Object.values(site.projects)
      .flat()
      .map((item) => ({ ...item, ...ofSite })),
    template_data: site.template_data,
    contact: site.contact,
    ...Object.fromEntries(listed.map((list) => [list, site[list]])),
    persona: id,
  };
}
