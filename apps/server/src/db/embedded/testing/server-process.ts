import { startEmbeddedPostgres } from "../index.ts";

/** A stand-in for the server: starts the embedded PostgreSQL of the folder it is given, says so, and waits. */
const silent = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", log: silent });
process.stdout.write(`${JSON.stringify({ url: postgres.url, adopted: postgres.adopted })}\n`);
process.stdin.resume();
