import { z } from "zod";

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Objects that hold what `COPY … TO STDOUT` said, cut anywhere. */
  parts: z.array(z.string()),
});

const sequenceSchema = z.object({ schema: z.string(), name: z.string(), value: z.string() });

/** What a backup consists of; the last object that is written, so that one without it does not exist. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** The moment of the snapshot, by the clock of the database. */
  made_at: z.string(),
  vitrine: z.string(),
  postgres: z.string(),
  /** The last migration that the tables have had, as the migrations count them. */
  migration: z.number().int(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), parts: z.array(z.string()) }),
  /** Keys of files that rows name and the store did not have. */
  missing: z.array(z.string()),
  /** The installation's key where it is kept beside the data; null where it is a setting. */
  secret_key: z.string().nullable(),
  /** Tells whether a key is the one that secrets in the tables are encrypted with, and nothing else of it. */
  secret_key_mark: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type SequenceEntry = z.infer<typeof sequenceSchema>;

/** One file of the store: a line of JSON in the parts of {@link Manifest.files}. */
export type FileEntry = {
  key: string;
  size: number;
  /** The object with its content. */
  object: string;
};

/** Where the objects of a place lie. */
export const objectNames = {
  backups: "backups/",
  files: "files/",
  manifest: (id: string) => `backups/${id}/manifest`,
  part: (id: string, name: string, part: number) => `backups/${id}/${name}.${part}`,
  file: (content: string) => `files/${content.slice(0, 2)}/${content}`,
};

const idPattern = /^backups\/(\d{8}t\d{9}z)\/manifest$/;

/** A name for a backup of this moment; names of later moments sort behind it. */
export function newBackupId(now: Date): string {
  return now
    .toISOString()
    .replace(/[^\dTZ]/g, "")
    .toLowerCase();
}

/** The backup whose manifest an object is, or null. */
export function idOfManifest(object: string): string | null {
  return idPattern.exec(object)?.[1] ?? null;
}
