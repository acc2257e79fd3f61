import { groupProjects, type Website } from "@vitrine/model";
import type { AnyItem, ItemKindName, ItemOf } from "./item-kinds.ts";

type Places = {
  [Name in ItemKindName]: {
    read: (website: Website) => ItemOf[Name][];
    write: (website: Website, items: ItemOf[Name][]) => Website;
  };
};

/** Where the entries of each kind stand in a website. */
const itemPlaces: Places = {
  experience: {
    read: (website) => website.experience,
    write: (website, experience) => ({ ...website, experience }),
  },
  education: {
    read: (website) => website.education,
    write: (website, education) => ({ ...website, education }),
  },
  skill: {
    read: (website) => website.skills,
    write: (website, skills) => ({ ...website, skills }),
  },
  project: {
    read: (website) =>
      Object.values(website.projects)
        .flat()
        .sort((a, b) => a.order - b.order),
    // The order number keeps the list's order through the grouping by category.
    write: (website, projects) => ({
      ...website,
      projects: groupProjects(projects.map((project, index) => ({ ...project, order: index + 1 }))),
    }),
  },
  blogPost: {
    read: (website) => website.blogPosts,
    write: (website, blogPosts) => ({ ...website, blogPosts }),
  },
};

/** The entries of a section, whichever it is. */
export function readItems(website: Website, list: ItemKindName): AnyItem[] {
  return itemPlaces[list].read(website);
}

/** A website with other entries in a section. */
export function writeItems(website: Website, list: ItemKindName, items: AnyItem[]): Website {
  // The kind of a list's entries is known to be the list's; the union does not say so.
  const write = itemPlaces[list].write as (website: Website, items: AnyItem[]) => Website;
  return write(website, items);
}
