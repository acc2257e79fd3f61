import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { SectionsService } from "./service.ts";

const { sections: calls } = contract;

type OfWebsite = { params: { id: number }; caller: Caller };
type OfSection = { params: { id: number; sectionId: number }; caller: Caller; version: number | null };
type OfEntry = { params: { id: number; sectionId: number; entryId: number }; caller: Caller; version: number | null };

const website = ({ params, caller }: OfWebsite) => ({ caller, id: params.id });
const section = ({ params, caller, version }: OfSection) => ({ caller, ...params, version });
const entry = ({ params, caller, version }: OfEntry) => ({ caller, ...params, version });
/** A section that is only looked for: the version of a write is its entry's. */
const place = (context: OfSection) => ({ ...section(context), version: null });

/** Binds the sections of a website and the entries of any of them. */
export function registerSections(bind: Bind, { sections, entries }: SectionsService): void {
  bind(calls.listSections, async (context) => ({ data: await sections.list(website(context)) }));
  bind(
    calls.createSection,
    async (context) => {
      const made = await sections.create(website(context), context.body);
      context.etag(made.version);
      return { section: made, message: "Section added successfully!" };
    },
    { load: (context) => sections.checkWebsite(website(context)) },
  );
  bind(
    calls.reorderSections,
    async (context) => ({ data: await sections.reorder(website(context), context.body.ids) }),
    { load: (context) => sections.checkWebsite(website(context)) },
  );
  bind(
    calls.updateSection,
    async (context) => {
      const changed = await sections.update(section(context), context.body);
      context.etag(changed.version);
      return { section: changed };
    },
    { load: (context) => sections.checkSection(section(context)) },
  );
  bind(calls.removeSection, async (context) => {
    await sections.remove(section(context));
    return { message: "Section deleted successfully" };
  });
  bindEntries(bind, entries);
}

function bindEntries(bind: Bind, entries: SectionsService["entries"]): void {
  bind(calls.listEntries, async (context) => ({ data: await entries.list(place(context)) }));
  bind(
    calls.createEntry,
    async (context) => {
      const made = await entries.create(place(context), context.body);
      context.etag(made.version);
      return { entry: made, message: "Entry added successfully!" };
    },
    { load: (context) => entries.checkSection(place(context)) },
  );
  bind(calls.reorderEntries, async (context) => ({ data: await entries.reorder(place(context), context.body.ids) }), {
    load: (context) => entries.checkSection(place(context)),
  });
  bind(
    calls.updateEntry,
    async (context) => {
      const changed = await entries.update(entry(context), context.body);
      context.etag(changed.version);
      return { entry: changed };
    },
    { load: (context) => entries.checkEntry(entry(context)) },
  );
  bind(calls.removeEntry, async (context) => {
    await entries.remove(entry(context));
    return { message: "Entry deleted successfully" };
  });
}
