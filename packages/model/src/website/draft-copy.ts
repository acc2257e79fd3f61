import { z } from "zod";

/** The largest draft that is kept on the server, in bytes of JSON. */
export const draftCopyBytes = 256 * 1024;

/** Unsaved changes of one device as the server keeps them: values by path, and the version that they start from. */
export const draftCopySchema = z.object({
  base_version: z.number().int(),
  changes: z.record(z.string().max(60), z.unknown()),
});

export const storedDraftSchema = draftCopySchema.extend({ device: z.string(), updated_at: z.string() });
export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Name of a browser tab among the devices that edit a website. */
export const deviceSchema = z.string().regex(/^[a-z0-9-]{8,64}$/, { error: "The device is invalid." });
