import {
  educationKind,
  experienceKind,
  projectKind,
  skillKind,
  type AnyItem,
  type ItemKind,
  type ItemKindName,
} from "./item-kinds.ts";

/** The kind of a list by its name, for entries that wait to be sent while no form of theirs is open. */
export async function kindOf(list: ItemKindName): Promise<ItemKind<AnyItem>> {
  // Each kind takes its own entries only, and a list holds no others.
  const kind: unknown = list === "blogPost" ? (await import("../blog/post-kind.ts")).postKind : kinds[list];
  return kind as ItemKind<AnyItem>;
}

const kinds = { experience: experienceKind, education: educationKind, skill: skillKind, project: projectKind } as const;
