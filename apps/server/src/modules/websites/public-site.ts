import { findKind, isExtraSection, isVisiblePost, sectionKinds } from "@vitrine/model";
import type {
  BlogPost,
  PublicArticle,
  PublicPost,
  PublicSection,
  PublicSite,
  ShownPicture,
  Website,
  WebsiteSection,
} from "@vitrine/model";
import { withoutGonePictures } from "../media/index.ts";

/** What lists show strangers of a post. */
export function publicPostOf({ id, title, slug, excerpt, published_at, tags }: BlogPost): PublicPost {
  return { id, title, slug, excerpt, published_at, tags };
}

/** A whole post as strangers read it. @param pictures those of the website's media that it shows */
export function publicArticleOf(post: BlogPost, pictures: readonly ShownPicture[]): PublicArticle {
  const { meta_description, updated_at } = post;
  const content = withoutGonePictures(post.content, pictures);
  return { ...publicPostOf(post), content, meta_description, pictures: [...pictures], updated_at };
}

type Item = { id: number };

/**
 * A website without what its owner hides: hidden sections with all in them, hidden entries, and what cannot be read.
 * For everything that is made for others.
 */
export function withoutHidden(website: Website): Website {
  const hidden = hiddenIds(website.sections);
  const shown = <Entry extends Item>(kind: string, items: readonly Entry[]) =>
    items.filter(({ id }) => !hidden.has(`${kind}/${id}`));
  const { experience, education, skills, projects } = website;
  const isWritingHidden = website.sections.some(({ kind, visible }) => kind === "writing" && !visible);
  return {
    ...website,
    ...shownExtras(website, hidden),
    experience: shown("experience", experience),
    education: shown("education", education),
    skills: shown("skills", skills),
    projects: Object.fromEntries(
      Object.entries(projects)
        .map(([category, list]) => [category, shown("projects", list)] as const)
        .filter(([, list]) => list.length > 0),
    ),
    blogPosts: isWritingHidden ? [] : website.blogPosts,
    sections: website.sections.filter(({ visible }) => visible).map(shownSection),
  };
}

/**
 * A website with these sections alone, shown and in this order, as a private link chooses them. What was typed into
 * forms of templates stands in no section and may repeat what is in one, so that it stays out.
 */
export function withSectionsOf(website: Website, chosen: readonly number[]): Website {
  const isChosen = new Set(chosen);
  const ordered = chosen.flatMap((id) => website.sections.find((section) => section.id === id) ?? []);
  const others = website.sections.filter(({ id }) => !isChosen.has(id));
  const sections = [
    ...ordered.map((section) => ({ ...section, visible: true })),
    ...others.map((section) => ({ ...section, visible: false })),
  ];
  const showsPosts = ordered.some(({ kind }) => kind === "writing");
  return {
    ...website,
    sections,
    blogPosts: showsPosts ? website.blogPosts : [],
    template_data: {},
    other_template_data: {},
  };
}

function hiddenIds(sections: readonly WebsiteSection[]): ReadonlySet<string> {
  return new Set(
    sections.flatMap(({ kind, visible, entry_ids, hidden_entry_ids }) =>
      (visible ? hidden_entry_ids : entry_ids).map((id) => `${kind}/${id}`),
    ),
  );
}

function shownSection(section: WebsiteSection): WebsiteSection {
  const hidden = new Set(section.hidden_entry_ids);
  const entries = section.entries.filter(({ visible, problem }) => visible && problem === null);
  const entry_ids = section.entry_ids.filter((id) => !hidden.has(id));
  return { ...section, entry_ids, hidden_entry_ids: [], entries, count: entry_ids.length };
}

/** The lists without ids: an entry's place in its list is its place in the sections of its kind. */
function shownExtras(website: Website, hidden: ReadonlySet<string>): Partial<Website> {
  const lists = sectionKinds.flatMap(({ name, list }) => {
    if (!isExtraSection(list)) return [];
    const ids = website.sections.filter(({ kind }) => kind === name).flatMap(({ entry_ids }) => entry_ids);
    return [[list, website[list].filter((_entry, index) => !hidden.has(`${name}/${ids[index]}`))] as const];
  });
  return Object.fromEntries(lists);
}

/** What the owner's plan shows on public pages, and when. */
type Told = { branding: boolean; ownCss: boolean; now: Date };

/**
 * What strangers may know of a website (contract.md 14): no owner, no version, only posts whose time has come. Pages are
 * drawn from it too, and their present is the website's last change.
 */
export function publicSiteOf(
  website: Website,
  { branding, ownCss, now }: Told,
): PublicSite & Pick<Website, "updated_at"> {
  const { id: _id, version: _version, domain: _domain, taken_down_at: _takenDown, ...shown } = withoutHidden(website);
  const blogPosts = shown.blogPosts.filter((post) => isVisiblePost(post, now)).map(publicPostOf);
  const sections = shown.sections.flatMap((section) => publicSection(section, blogPosts));
  const look = ownCss ? shown.look : { ...shown.look, css: "" };
  return { ...shown, look, blogPosts, sections, branding, visibility: website.status };
}

function publicSection(section: WebsiteSection, posts: readonly PublicPost[]): PublicSection[] {
  const known = findKind(section.kind);
  if (!known) return [];
  const { id, kind, title, layout } = section;
  const entries = section.entries.map((entry) => ({ id: entry.id, fields: withoutOwnersPart(entry.fields) }));
  const entry_ids = known.isKeptElsewhere ? posts.map((post) => post.id) : section.entry_ids;
  return [{ id, kind, title, layout, entry_ids, entries }];
}

/** What forms ask for the owner alone stays with the owner (decision 010). */
function withoutOwnersPart({ form_data: _formData, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}
