import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@vitrine/e2e/free-port";

/** A server that does nothing but send one page. */
export type Contender = { name: string; url: string; pid: number; stop(): Promise<void> };
export type Page = { bytes: Buffer; headers: readonly (readonly [string, string])[] };

const bareServer = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

/** nginx with one worker on the page as a file; null where it is not installed. */
export async function startNginx(page: Page): Promise<Contender | null> {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "page"), page.bytes, { mode: 0o644 });
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, port, page));
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name: "nginx, one worker", url, pid: child.pid ?? 0, stop: () => end(child, folder) };
}

/** Node's HTTP server with the page in memory and nothing else. */
export async function startBareNode(page: Page): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bare-"));
  const port = await freePort();
  writeFileSync(join(folder, "page"), page.bytes);
  writeFileSync(join(folder, "headers.json"), JSON.stringify(page.headers));
  const child = spawn(process.execPath, [bareServer, folder, String(port)], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name: "node:http alone", url, pid: child.pid ?? 0, stop: () => end(child, folder) };
}

function nginxConfiguration(folder: string, port: number, { headers }: Page): string {
  const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} worker_processes 1; error_log /dev/null; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    location = / { root ${folder}; try_files /page =404; default_type "text/html; charset=utf-8"; ${added.join(" ")} }
  }
}`;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nobody answers at ${url}.`);
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  rmSync(folder, { recursive: true, force: true });
}
