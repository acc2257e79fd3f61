import type { Entry, EntryChanges, EntryFields, EntryInput, SectionKind } from "@vitrine/model";
import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { validationFailed } from "../../http/errors.ts";
import { differs, hasDates, requireDates } from "../content/index.ts";
import {
  insertEntries,
  listSectionEntries,
  measureEntries,
  placeEntries,
  presentEntry,
  removeEntries,
  requireOwnPictures,
  storable,
  updateEntry,
  type EntryRow,
  type PlacedEntry,
} from "../entries/index.ts";
import { touchWebsite } from "../websites/index.ts";
import { notFound, requireWritable, type EntryTarget, type SectionAccess, type SectionTarget } from "./access.ts";
import { requireUnique } from "./section-service.ts";

/** The entries of a section, of whichever kind (design/sections.md). */
export function createEntryService(db: Db, access: SectionAccess) {
  const { locked, requireOwned, section, entry } = access;
  const listed = async (inside: Db, sectionId: number): Promise<Entry[]> =>
    (await placeEntries(inside, await listSectionEntries(inside, sectionId))).map(presentEntry);

  return {
    async checkSection(target: SectionTarget): Promise<void> {
      await requireOwned(target);
      await section(db, target);
    },
    async checkEntry(target: EntryTarget): Promise<void> {
      await requireOwned(target);
      await entry(db, target);
    },

    async list(target: SectionTarget): Promise<Entry[]> {
      await requireOwned(target);
      return listed(db, (await section(db, target)).id);
    },

    /** Adds an entry at the end. */
    async create(target: SectionTarget, input: EntryInput): Promise<Entry> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const place = await section(inside, target);
        const kind = requireWritable(place);
        const fields = kind.fill(checked(kind.input, input.fields), null);
        await requireOwnPictures(inside, websiteId, { kind: kind.name, fields }, "fields.");
        await requireRoom(inside, websiteId, kind);
        const last = (await listSectionEntries(inside, place.id)).at(-1)?.position ?? 0;
        const [row] = await insertEntries(inside, [
          {
            website_id: websiteId,
            section_id: place.id,
            kind: kind.name,
            position: last + 1,
            visible: input.visible ?? true,
            ...storable(kind, fields),
          },
        ]);
        await touchWebsite(inside, websiteId);
        return presented(inside, row);
      });
    },

    /** Applies the given fields; an input without a difference stores nothing. One that cannot be read is written anew. */
    async update(target: EntryTarget, { fields, visible }: EntryChanges): Promise<Entry> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const found = await entry(inside, target);
        const kind = requireWritable(found.section);
        const { row } = found.entry;
        const values: Partial<EntryRow> = fields ? await changed(inside, kind, found.entry, fields) : {};
        if (visible !== undefined) values.visible = visible;
        if (!differs({ ...row }, values)) return presentEntry(found.entry);
        const stored = await updateEntry(inside, row, values);
        await touchWebsite(inside, websiteId);
        return presented(inside, stored ?? undefined);
      });
    },

    async remove(target: EntryTarget): Promise<void> {
      await requireOwned(target);
      await db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const { entry: found } = await entry(inside, target);
        await removeEntries(inside, websiteId, found.row.kind, [found.row.id]);
        await touchWebsite(inside, websiteId);
      });
    },

    /** Puts all entries of a section in the order of `ids`, all or nothing. */
    async reorder(target: SectionTarget, ids: readonly number[]): Promise<Entry[]> {
      await requireOwned(target);
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const place = await section(inside, target);
        requireWritable(place);
        requireUnique(ids);
        const rows = await listSectionEntries(inside, place.id);
        const places = new Map(ids.map((id, index) => [id, index + 1]));
        if (rows.length !== ids.length || rows.some(({ id }) => !places.has(id))) {
          throw new AppError("reorder_conflict", { data: { entries: await listed(inside, place.id) } });
        }
        for (const row of rows) {
          const position = places.get(row.id) ?? row.position;
          if (position !== row.position) await updateEntry(inside, row, { position });
        }
        await touchWebsite(inside, websiteId);
        return listed(inside, place.id);
      });
    },
  };
}

/** Fields by the rules of their kind; what is wrong is named `fields.<name>`. */
function checked(rules: z.ZodType<Record<string, unknown>>, fields: EntryFields): EntryFields {
  const result = z.object({ fields: rules }).safeParse({ fields });
  if (!result.success) throw validationFailed(result.error);
  return result.data.fields;
}

async function changed(
  inside: Db,
  kind: SectionKind,
  { row, fields: stored, problem }: PlacedEntry,
  given: EntryFields,
): Promise<Partial<EntryRow>> {
  const isReadable = problem === null;
  const input = checked(isReadable ? kind.update : kind.input, given);
  const fields = kind.fill(input, isReadable ? stored : null);
  const needsStart = kind.form.some((field) => field.kind === "months" && field.required === true);
  requireDates(fields, needsStart && hasDates(input), "fields.");
  await requireOwnPictures(inside, row.website_id, { kind: kind.name, fields }, "fields.");
  const next = storable(kind, fields);
  return isReadable && !differs({ ...stored }, { ...next.data }) ? {} : next;
}

async function requireRoom(inside: Db, websiteId: number, kind: SectionKind): Promise<void> {
  const { total } = await measureEntries(inside, websiteId, kind.name);
  if (total < kind.maxEntries) return;
  throw invalidField("fields", `The ${kind.name} may not have more than ${kind.maxEntries} entries.`);
}

async function presented(inside: Db, row: EntryRow | undefined): Promise<Entry> {
  const [placed] = row ? await placeEntries(inside, [row]) : [];
  if (!placed) throw notFound();
  return presentEntry(placed);
}
