import type { ReactNode } from "react";
import type { Bucket, RecordView, SiteView } from "../view/site-view.ts";
import { foldLabel } from "./list-section.tsx";
import { CutList, Section } from "./section.tsx";

export type RecordItem = RecordView;

export type RecordId =
  | "experience"
  | "education"
  | "training"
  | "volunteer"
  | "publications"
  | "certifications"
  | "awards"
  | "languages"
  | "interests"
  | "writing";

type RecordList = { items: readonly RecordItem[]; bucket: Bucket | undefined };

const bare = { under: [], dates: null, prose: null, tags: [], link: null } as const;
const given = (parts: readonly string[]) => parts.filter((part) => part !== "");

/** The entries of a section as records; empty when there are none. */
export function recordsOf(view: SiteView, id: RecordId): RecordList {
  if (id === "interests") return { items: view.interests.map((title) => ({ ...bare, title })), bucket: undefined };
  const { bucket } = id === "writing" ? view.posts : view[id];
  return { items: readers[id](view), bucket };
}

const readers: Readonly<Record<Exclude<RecordId, "interests">, (view: SiteView) => RecordItem[]>> = {
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
      title: item.degree || item.institution,
      under: given([item.degree ? item.institution : "", item.place, item.grade && `${labels.grade}: ${item.grade}`]),
      dates: item.dates,
      prose: item.description,
      tags: item.courses,
    })),
  training: ({ training }) =>
    training.items.map((item) => ({
      ...bare,
      title: item.name,
      under: given([item.organization]),
      dates: item.dates,
      prose: item.description,
    })),
  volunteer: ({ volunteer }) =>
    volunteer.items.map((item) => ({
      ...bare,
      title: item.role,
      under: given([item.org, item.place]),
      dates: item.dates,
      prose: item.description,
    })),
  publications: ({ publications }) =>
    publications.items.map((item) => ({ ...bare, ...item, under: given([item.venue]) })),
  certifications: ({ certifications }) =>
    certifications.items.map((item) => ({ ...bare, ...item, title: item.name, under: given([item.issuer]) })),
  awards: ({ awards }) => awards.items.map((item) => ({ ...bare, ...item, under: given([item.issuer]) })),
  languages: ({ languages }) =>
    languages.items.map((item) => ({ ...bare, title: item.name, under: given([item.level]) })),
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
export const recordIds: readonly RecordId[] = [...(Object.keys(readers) as (keyof typeof readers)[]), "interests"];

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
