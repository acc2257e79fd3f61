import { ApiError } from "@vitrine/api-client";
import type { Entry, Section, Website, WebsiteSection } from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";
import { fieldsToSend } from "./fields-to-send.ts";
import { inOrder } from "./in-order.ts";
import type { Waiting } from "./outbox.ts";
import type { SectionCalls } from "./section-calls.ts";
import { readEntries } from "./section-entries.ts";
import { applySectionOperation, type SectionOperation, type SectionPart } from "./section-operations.ts";
import { sendEntryOperation } from "./send-entry.ts";
import { attempt, ignoreGone, isOrderBehind, type Sent } from "./send-waiting.ts";
import { nameOf, renamed } from "./subjects.ts";

/**
 * Sends one operation on sections or their entries. May be called again after any interruption: what the server has
 * done already it does not do twice.
 * @param base the website as the server was last known to have it
 */
export function sendArranging(waiting: Waiting<SectionOperation>, base: Website, calls: SectionCalls): Promise<Sent> {
  return attempt(() => send(waiting, base, calls));
}

async function send(
  { key, operation, version }: Waiting<SectionOperation>,
  base: Website,
  calls: SectionCalls,
): Promise<Sent> {
  switch (operation.kind) {
    case "section_added":
      return sendAdded(key, operation, base, calls);
    case "section_removed":
      await calls.removeSection(operation.section.id, version).catch(ignoreGone);
      return { kind: "arranged", settle: (now) => applySectionOperation(now, operation), acknowledged: {} };
    case "section_changed":
      return sendChanged(operation, version, calls);
    case "sections_moved": {
      const answer = await sendOrder(operation.after, base.sections, calls);
      const after = answer.map(({ id }) => id);
      return {
        kind: "arranged",
        settle: (now) => withVersions(applySectionOperation(now, { ...operation, after }), answer),
        acknowledged: { versions: versionsOf(answer) },
      };
    }
    default:
      return sendEntryOperation({ key, operation, version }, base, calls);
  }
}

const versionsOf = (sections: readonly Section[]) =>
  Object.fromEntries(sections.map(({ id, version }) => [nameOf("section", id), version]));

/** An order gives those that it moves another version. */
function withVersions(website: Website, answer: readonly Section[]): Website {
  const versions = new Map(answer.map(({ id, version }) => [id, version]));
  const sections = website.sections.map((section) => {
    const version = Math.max(section.version, versions.get(section.id) ?? 0);
    return version === section.version ? section : { ...section, version };
  });
  return { ...website, sections };
}

type Added = Extract<SectionOperation, { kind: "section_added" | "section_removed" }>;

/** Creates the section with its entries, hides what was hidden, and puts it in its place. */
async function sendAdded(key: string, operation: Added, base: Website, calls: SectionCalls): Promise<Sent> {
  const { section, entries, index } = operation;
  const { kind, title, layout, visible } = section;
  const created = await calls.createSection({ kind, title, layout }, key);
  const made: Entry[] = [];
  for (const [place, { fields, visible }] of entries.entries())
    made.push(await calls.createEntry(created.id, { fields: fieldsToSend(fields), visible }, `${key}-${place}`));
  const shown = visible ? created : await calls.updateSection(created.id, { visible }, null);
  const others = base.sections.filter(({ id }) => id !== created.id && id !== section.id);
  const ids = [...others.slice(0, index), created, ...others.slice(index)].map(({ id }) => id);
  const ordered = index < others.length ? await sendOrder(ids, [...others, created], calls) : [];
  const version = ordered.find(({ id }) => id === created.id)?.version ?? shown.version;
  const renames = [
    { of: "section", from: section.id, to: created.id },
    ...made.map(({ id }, place) => ({ of: kind, from: entries[place]?.id ?? id, to: id })),
  ];
  const answered: Added = {
    ...renames.reduce<Added>(renamed, operation),
    section: { ...section, ...ownPart(shown), id: created.id, version },
    entries: made.map((entry, place) => ({ ...entry, fields: { ...entries[place]?.fields, ...entry.fields } })),
  };
  return {
    kind: "arranged",
    settle: (now) =>
      withVersions(
        applySectionOperation(
          now.sections.some(({ id }) => id === created.id) ? without(now, created.id) : now,
          answered,
        ),
        ordered,
      ),
    acknowledged: {
      renames,
      versions: {
        ...versionsOf(ordered),
        [nameOf("section", section.id)]: version,
        ...Object.fromEntries(
          made.map((entry, place) => [nameOf(kind, entries[place]?.id ?? entry.id), entry.version]),
        ),
      },
    },
  };
}

/** Another tab's question may have brought the new section before its own answer came. */
function without(website: Website, id: number): Website {
  const section = website.sections.find((known) => known.id === id);
  if (!section) return website;
  const entries = readEntries(website, section);
  return applySectionOperation(website, { kind: "section_removed", section, entries, index: 0 });
}

const ownPart = ({ title, label, visible, layout, layouts, position }: Section) => ({
  title,
  label,
  visible,
  layout,
  layouts,
  position,
});

type Changed = Extract<SectionOperation, { kind: "section_changed" }>;

/** Sends what changed of a section; a change of something else in between is no reason to ask. */
async function sendChanged(operation: Changed, version: number | null, calls: SectionCalls): Promise<Sent> {
  const { id, before, after } = operation;
  const { label: _label, ...changes } = after;
  const answer = await calls.updateSection(id, changes, version).catch((error: unknown) => {
    const theirs = sectionBehind(error);
    if (!theirs) throw error;
    if (isSame(theirs, after)) return theirs;
    if (!isSame(theirs, before)) throw error;
    return calls.updateSection(id, changes, theirs.version);
  });
  return {
    kind: "arranged",
    settle: (now) => ({
      ...now,
      sections: now.sections.map((section) =>
        section.id === id && section.version <= answer.version
          ? { ...section, ...ownPart(answer), position: section.position, version: answer.version }
          : section,
      ),
    }),
    acknowledged: { versions: { [nameOf("section", id)]: answer.version } },
  };
}

function sectionBehind(error: unknown): Section | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  return (error.data["section"] as Section | undefined) ?? null;
}

const isSame = (section: Section, { label: _label, ...part }: SectionPart) =>
  Object.entries(part).every(([name, value]) => sameValue((section as Record<string, unknown>)[name], value));

/** Puts the sections in the given order, around those that other tabs added or removed meanwhile. */
async function sendOrder(
  ids: readonly number[],
  sections: readonly (Section | WebsiteSection)[],
  calls: SectionCalls,
  tries = 3,
): Promise<Section[]> {
  const wanted = inOrder(sections, ids).map(({ id }) => id);
  try {
    return await calls.orderSections(wanted);
  } catch (error) {
    if (tries <= 1 || !isOrderBehind(error)) throw error;
    return sendOrder(ids, await calls.sections(), calls, tries - 1);
  }
}
