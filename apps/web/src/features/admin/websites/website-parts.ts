import { findKind, sectionKinds, type EntryFields, type SectionKind, type Website } from "@vitrine/model";
import { rowsOfList } from "../../../lib/rows-of-list.ts";

export type ContentEntry = { heading: string; text: string; pictures: readonly { img: string; caption: string }[] };
export type ContentPart = { title: string; entries: readonly ContentEntry[] };

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");
const plain = (heading: string, text: string): ContentEntry => ({ heading, text, pictures: [] });

/** Everything that a website says and shows, section by section; parts without a word are left out. */
export function partsOf(website: Website): ContentPart[] {
  const parts = [
    { title: "Texts", entries: introduction(website) },
    ...sectionKinds.filter(({ list }) => list !== null).map((kind) => listPart(website, kind)),
    ...website.sections.map(({ kind, label, entries }) => ({ title: label, entries: readAll(kind, entries) })),
    {
      title: "Posts",
      entries: website.blogPosts.map(({ title, excerpt, content, status }) =>
        plain(`${title} (${status})`, [excerpt, wordsOfHtml(content)].filter((text) => text !== "").join("\n")),
      ),
    },
    { title: "Template data", entries: textsIn(website.template_data).map((text) => plain("", text)) },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}

function introduction({ intro, description, contact, seo, flat_picture: img }: Website): ContentEntry[] {
  const texts = [
    plain("Introduction", intro),
    plain("About", description),
    plain("Contact", joined(contact.title, contact.email, contact.phone, contact.location)),
    plain("Words for contact", contact.description),
    plain("For search engines", joined(seo.title, seo.description)),
  ].filter(({ text }) => text !== "");
  return img === null ? texts : [{ heading: "Picture", text: "", pictures: [{ img, caption: "" }] }, ...texts];
}

/** Kinds whose entries stand in a list of the website, whichever section shows them. */
function listPart(website: Website, kind: SectionKind): ContentPart {
  const rows = kind.list === null || kind.isKeptElsewhere ? [] : rowsOfList(website, kind.list);
  return { title: kind.titles.en, entries: rows.map((row) => readEntry(kind, row)) };
}

type Kept = { fields: EntryFields; problem: string | null };

/** The other entries stand with their section; one that cannot be read is shown to nobody. */
function readAll(kindName: string, entries: readonly Kept[]): ContentEntry[] {
  const kind = findKind(kindName);
  return kind ? entries.filter(({ problem }) => problem === null).map(({ fields }) => readEntry(kind, fields)) : [];
}

function readEntry(kind: SectionKind, fields: EntryFields): ContentEntry {
  const { title, under, text, tags, url, pictures } = kind.record(fields);
  const lines = [text, tags.join(", "), url, ...textsOfPage(fields["body"])].filter((line) => line !== "");
  return { heading: joined(title, ...under), text: lines.join("\n"), pictures };
}

/** What a project's page says, without the sorts of its parts. */
function textsOfPage(body: unknown): string[] {
  const parts: unknown[] = Array.isArray(body) ? body : [];
  return parts.flatMap((part) => textsIn(typeof part === "object" ? { ...part, type: "" } : part));
}

/** A post to read: nothing of its markup is drawn. */
const wordsOfHtml = (html: string) => new DOMParser().parseFromString(html, "text/html").body.textContent.trim();

/** The words of a template's own fields, whatever their shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
