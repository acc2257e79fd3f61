import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const shipped = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/edge/${name}`, import.meta.url)), "utf8");

export const isInstalled = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

export type Program = { pid: number; folder: string; stop(): Promise<void> };

/** nginx with the shipped configuration, on another port and with its cache in a folder of its own. */
export async function startShippedNginx({ port, origin }: { port: number; origin: number }): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-edge-"));
  const server = shipped("nginx.conf")
    .replace("/var/cache/nginx/vitrine", join(folder, "cache"))
    .replace("listen 80 default_server", `listen 127.0.0.1:${port} default_server`)
    .replace("server 127.0.0.1:3000", `server 127.0.0.1:${origin}`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http { access_log off; keepalive_requests 1000000000; ${server} }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  return started(spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"]), folder);
}

/** Caddy with the shipped configuration, on other ports and with certificates of an authority of its own. */
export async function startShippedCaddy(ports: {
  http: number;
  https: number;
  origin: number;
  edge: number;
}): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-caddy-"));
  const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}`;
  writeFileSync(join(folder, "Caddyfile"), shipped("Caddyfile").replace(/^\{$/m, `{\n\t${own}`));
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    VITRINE: `127.0.0.1:${ports.origin}`,
    EDGE: `127.0.0.1:${ports.edge}`,
  };
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  return started(spawn("caddy", args, { env, stdio: "ignore" }), folder);
}

/** Where that authority's certificate lies. */
export const authorityOf = ({ folder }: Program) => join(folder, "caddy/pki/authorities/local/root.crt");

function started(child: ChildProcess, folder: string): Program {
  return {
    pid: child.pid ?? 0,
    folder,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
