import type { ExtraSectionName, PublicPost, PublicSite } from "@vitrine/model";

type Item<List> = List extends readonly (infer One)[] ? One : never;

/** Fields that a template never reads, or that only stored items have. */
type Unread = "order";

/**
 * Everything a template can draw. A `Website` and a `PublicSite` are both assignable: the input asks
 * for less than either. Posts are loose because the builder holds them as unknown records.
 */
export type SiteInput = Pick<
  PublicSite,
  "name" | "full_name" | "intro" | "description" | "contact" | "flat_picture" | "template_data" | ExtraSectionName
> & {
  experience: readonly Omit<Item<PublicSite["experience"]>, Unread>[];
  education: readonly Omit<Item<PublicSite["education"]>, Unread>[];
  skills: readonly Pick<Item<PublicSite["skills"]>, "id" | "title" | "info">[];
  projects: Readonly<Record<string, readonly InputProject[]>>;
  blogPosts: readonly (Partial<PublicPost> | Record<string, unknown>)[];
  seo?: PublicSite["seo"];
  picture_focal?: PublicSite["picture_focal"];
  other_template_data?: PublicSite["other_template_data"];
  /** In the owner's order; absent where nobody arranged anything, as in sample sites. */
  sections?: readonly InputSection[];
  look?: PublicSite["look"];
  /** When the site last changed: the present of the page, which knows no clock. Absent where nobody keeps it. */
  updated_at?: string;
};

/** A section as the owner's website or the public one brings it; entries of listed kinds stand in their lists. */
export type InputSection = Omit<PublicSite["sections"][number], "entries"> & {
  visible?: boolean;
  hidden_entry_ids?: readonly number[];
  entries: readonly {
    id: number;
    fields: Readonly<Record<string, unknown>>;
    visible?: boolean;
    problem?: string | null;
  }[];
};

/** A project; demo sites also use other kinds than `project` (contract.md 2, DemoSite). */
export type InputProject = Omit<Item<PublicSite["projects"][string]>, Unread | "type"> & { type: ProjectKind };

const projectKinds = ["project", "research", "achievement", "speaking", "initiative", "innovation"] as const;
export type ProjectKind = (typeof projectKinds)[number];
