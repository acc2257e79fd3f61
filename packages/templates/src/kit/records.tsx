import type { ReactNode } from "react";
import { isPlainList, nameOf, plainLists, type EntryOfPlainList, type PlainList } from "../view/plain-lists.ts";
import type { Bucket, RecordView, SiteView } from "../view/site-view.ts";
import { foldLabel } from "./list-section.tsx";
import { CutList, Section } from "./section.tsx";

export type RecordItem = RecordView;

export type RecordId =
  | "experience"
  | "education"
  | "volunteer"
  | "certifications"
  | "interests"
  | "writing"
  | PlainList;

type RecordList = { items: readonly RecordItem[]; bucket: Bucket | undefined };

const bare = { under: [], dates: null, prose: null, tags: [], link: null } as const;
const given = (parts: readonly string[]) => parts.filter((part) => part !== "");

/** The entries of a section as records; empty when there are none. */
export function recordsOf(view: SiteView, id: RecordId): RecordList {
  if (id === "interests") return { items: view.interests.map((title) => ({ ...bare, title })), bucket: undefined };
  if (isPlainList(id)) return { items: view[id].items.map(recordOfPlain), bucket: view[id].bucket };
  const { bucket } = id === "writing" ? view.posts : view[id];
  return { items: readers[id](view).map(named), bucket };
}

/** Where it was, or from whom it comes, names what has no title. */
function named(item: RecordItem): RecordItem {
  return item.title ? item : { ...item, title: item.under[0] ?? "", under: item.under.slice(1) };
}

/** Where it was, from whom it comes or how well it is known: each list says one of these. */
const sayers = ["organization", "venue", "issuer", "level"] as const;

function recordOfPlain(entry: EntryOfPlainList): RecordItem {
  const said: Partial<Record<(typeof sayers)[number], string>> = entry;
  return {
    ...bare,
    title: nameOf(entry),
    under: given(sayers.map((key) => said[key] ?? "")),
    dates: "dates" in entry ? entry.dates : null,
    prose: "description" in entry ? entry.description : null,
    link: "link" in entry ? entry.link : null,
  };
}

const readers: Readonly<Record<Exclude<RecordId, "interests" | PlainList>, (view: SiteView) => RecordItem[]>> = {
  experience: ({ experience }) =>
    experience.items.map((item) => ({
      ...bare,
      title: item.role,
      under: given([item.org, item.place]),
      dates: item.dates,
      prose: item.description,
      tags: item.skills,
    })),
  education: ({ education, labels }) =>
    education.items.map((item) => ({
      ...bare,
      title: item.degree,
      under: given([item.institution, item.place, item.grade && `${labels.grade}: ${item.grade}`]),
      dates: item.dates,
      prose: item.description,
      tags: item.courses,
    })),
  volunteer: ({ volunteer }) =>
    volunteer.items.map((item) => ({
      ...bare,
      title: item.role,
      under: given([item.org, item.place]),
      dates: item.dates,
      prose: item.description,
    })),
  certifications: ({ certifications }) =>
    certifications.items.map((item) => ({ ...bare, ...item, title: item.name, under: given([item.issuer]) })),
  writing: ({ posts }) =>
    posts.items.map((post) => ({
      ...bare,
      title: post.title,
      under: given([post.excerpt]),
      dates: post.dates,
      link: { label: post.title, href: post.href, kind: "own" },
    })),
};

/** Kinds whose entries are records. */
export const recordIds: readonly RecordId[] = [
  ...(Object.keys(readers) as (keyof typeof readers)[]),
  ...plainLists,
  "interests",
];

/** A section of records; nothing when it has none. From nine entries on the later ones fold. */
export function RecordSection({
  view,
  id,
  className,
  listClassName = "records",
  children,
}: {
  view: SiteView;
  id: RecordId;
  className?: string;
  listClassName?: string;
  children: (item: RecordItem, index: number) => ReactNode;
}) {
  const { items, bucket } = recordsOf(view, id);
  if (items.length === 0) return null;
  return (
    <Section view={view} id={id} {...(bucket ? { bucket } : {})} {...(className ? { className } : {})}>
      <CutList items={items} label={foldLabel(view, id)} className={listClassName}>
        {children}
      </CutList>
    </Section>
  );
}
