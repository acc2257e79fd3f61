import { openDatabase } from "@vitrine/server/database";
import { makeFormerDatabase } from "@vitrine/server/former-database";
import { migrateDatabase } from "@vitrine/server/migrate";
import { Client } from "pg";
import { seconds, type Section } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { beforeSections, formerWebsites } from "./former-websites.ts";

/** How long today's migrations take on a large database of a former time, and how long they keep a reader waiting. */
export async function measureUpgrade(): Promise<Section> {
  const own = await OwnDatabase.create();
  try {
    await makeFormerDatabase(own.url, beforeSections, formerWebsites);
    const before = await sizeOf(own);
    const reader = await readAllTheWhile(own.url);
    const database = openDatabase(own.url);
    const begun = performance.now();
    await migrateDatabase(database).finally(() => database.close());
    const took = performance.now() - begun;
    const longest = await reader.stop();
    const [count] = await own.query("select count(*)::int as entries from entries");
    return {
      title: "Upgrading a large database",
      how: "`npm run bench -- upgrade`: 100,000 websites with 30 entries each, written by SQL into the tables of before there were sections; then the migrations of today, while another connection reads websites one after the other.",
      figures: [
        { name: "entries afterwards", value: String(count?.["entries"]) },
        { name: "time of the migrations", value: seconds(took) },
        { name: "longest wait of a reader of websites", value: seconds(longest) },
        { name: "size before and after", value: `${before} and ${await sizeOf(own)}` },
      ],
    };
  } finally {
    await own.remove();
  }
}

async function sizeOf(own: OwnDatabase): Promise<string> {
  const [row] = await own.query("select pg_size_pretty(pg_database_size(current_database())) as size");
  return String(row?.["size"]);
}

/** Reads websites over a connection of its own until it is stopped, and tells the longest wait for an answer. */
async function readAllTheWhile(url: string): Promise<{ stop: () => Promise<number> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const state = { isOver: false, longest: 0 };
  const reading = (async () => {
    while (!state.isOver) {
      const begun = performance.now();
      await client.query("select id, name from websites order by id limit 20");
      state.longest = Math.max(state.longest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const stop = async () => {
    state.isOver = true;
    await reading;
    await client.end();
    return state.longest;
  };
  return { stop };
}
