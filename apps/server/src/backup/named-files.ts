import type pg from "pg";

/** Where rows name files of the store; what is drawn from them again when it is missing is not among them. */
const named = `
  select 'media/' || name as key from media
  union all select file_key || '/source' from onboarding_sessions where file_key is not null`;

const rowsAtOnce = 5000;

/** The keys of files that rows name and `isThere` does not know, in the snapshot of a transaction. */
export async function findMissingFiles(client: pg.ClientBase, isThere: (key: string) => boolean): Promise<string[]> {
  const missing: string[] = [];
  await client.query(`declare named_files no scroll cursor for ${named}`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${rowsAtOnce} from named_files`);
    missing.push(...rows.map(({ key }) => key).filter((key) => !isThere(key)));
    if (rows.length < rowsAtOnce) break;
  }
  await client.query("close named_files");
  return missing.sort();
}
