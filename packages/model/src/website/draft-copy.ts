import { z } from "zod";
import { readStored, type StoredShape } from "../sections/read-stored.ts";

/** The largest draft that is kept on the server, in bytes of JSON. */
export const draftCopyBytes = 256 * 1024;

/**
 * Unsaved changes of one device as the server keeps them: values by path, and the version that they start from. Beside
 * the website's own fields there are `template_data.{category}` for the forms of template data, and `forms` for the
 * texts of forms that were not confirmed.
 */
export const draftCopySchema = z.object({
  base_version: z.number().int(),
  changes: z.record(z.string().max(60), z.unknown()),
});

export const storedDraftSchema = draftCopySchema.extend({ device: z.string(), updated_at: z.string() });
export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Name of a browser tab among the devices that edit a website. */
export const deviceSchema = z.string().regex(/^[a-z0-9-]{8,64}$/, { error: "The device is invalid." });

type Changes = StoredDraft["changes"];
type StoredChanges = { version: number; changes: Changes };

/** Stored changes; the first shape said no version and held fields of the website only. */
const storedChangesShape: StoredShape<StoredChanges> = {
  version: 2,
  upgrades: { 1: (changes) => ({ version: 2, changes }) },
  stored: z.object({ version: z.literal(2), changes: draftCopySchema.shape.changes }),
};

/** A device's changes as they are stored: with the version of their shape. */
export const toStoredChanges = (changes: Changes): StoredChanges => ({ version: storedChangesShape.version, changes });

/** Stored changes of whichever shape; null for what cannot be read. */
export function readStoredChanges(stored: unknown): Changes | null {
  const read = readStored(storedChangesShape, versionOf(stored), stored);
  return read.ok ? read.value.changes : null;
}

function versionOf(stored: unknown): number {
  const hasVersion = typeof stored === "object" && stored !== null && "version" in stored && "changes" in stored;
  return hasVersion && typeof stored.version === "number" ? stored.version : 1;
}
