import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/** The least that Node can do for a page: `bare-server.ts FOLDER PORT`. */
const [folder = ".", port] = process.argv.slice(2);
const page = readFileSync(join(folder, "page"));
const headers = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8")) as [string, string][];
const all = [...headers, ["Content-Length", String(page.length)], ["Content-Type", "text/html; charset=utf-8"]].flat();

createServer((_request, response) => response.writeHead(200, all).end(page)).listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
