import { createPerson } from "@vitrine/e2e/api-person";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { OwnDatabase } from "../world/own-database.ts";

/** A server on a database of its own, with one published site and many more like it. */
export type ServeWorld = { server: RunningServer; database: OwnDatabase; path: string; end(): Promise<void> };

export const tailPath = (number: number) => `/p/tail-${number}`;

/** Makes a site through the interface and `copies` of it by SQL, each with a name and an address of its own. */
export async function openServeWorld(copies: number): Promise<ServeWorld> {
  const database = await OwnDatabase.create();
  const server = await startServer({
    environment: { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: "1000000", TRUST_PROXY: "1" },
  });
  const owner = await createPerson(server);
  const created = await owner.call("POST", "/websites", { name: "Ada Example" });
  const { id } = created.body["website"] as { id: number };
  const changes = { ...texts, subdomain: "quick", status: "published" };
  const changed = await owner.call("PATCH", `/websites/${id}/builder`, changes);
  if (changed.status !== 200) throw new Error(`No site: ${JSON.stringify(changed.body)}`);
  await database.query(
    `insert into websites overriding system value
     select (jsonb_populate_record(w, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('websites', 'id')), 'subdomain', 'tail-' || n, 'full_name', 'Ada Number ' || n
     ))).* from websites w, generate_series(1, $1::int) n where w.id = $2`,
    [copies, id],
  );
  return {
    server,
    database,
    path: "/p/quick",
    async end() {
      await server.stop();
      await database.remove();
    },
  };
}

const sentence = "Built the scheduling of wards with nurses, then measured what it saved them in a week. ";
const texts = { full_name: "Ada Example", intro: sentence.repeat(5) };
