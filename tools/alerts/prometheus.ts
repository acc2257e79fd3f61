import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@vitrine/e2e/free-port";

const patienceMs = 120_000;
const lookMs = 250;

export type Watcher = {
  /** Resolves when a process has answered it. */
  untilAsked(): Promise<void>;
  /** The rules that say at this moment that something is wrong. */
  firing(): Promise<Set<string>>;
  /** Resolves when each of these rules has fired. @throws Error with those that have not */
  until(names: readonly string[]): Promise<void>;
  /** Resolves when none of these fires. @throws Error when one does not stop */
  untilQuiet(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type Answer = { data: { alerts: { labels: { alertname: string }; state: string }[] } };

/** A real Prometheus that asks the processes at these ports every other second and holds their figures against rules. */
export async function startPrometheus(rules: string, ports: readonly number[]): Promise<Watcher> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-prometheus-"));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/api/v1`;
  writeFileSync(join(folder, "alerts.yaml"), rules);
  const targets = ports.map((each) => `"127.0.0.1:${each}"`).join(", ");
  writeFileSync(
    join(folder, "prometheus.yml"),
    `global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: vitrine
    static_configs: [{ targets: [${targets}] }]
`,
  );
  const options = [
    `--config.file=prometheus.yml`,
    "--storage.tsdb.path=data",
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn("prometheus", options, { cwd: folder, stdio: "ignore" });

  async function firing(): Promise<Set<string>> {
    const answer = await fetch(`${api}/alerts`).catch(() => null);
    if (!answer?.ok) return new Set();
    const { data } = (await answer.json()) as Answer;
    return new Set(data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname));
  }

  async function waitFor(isSo: (firing: ReadonlySet<string>) => boolean, what: string): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const now = await firing();
      if (isSo(now)) return;
      if (performance.now() > end) throw new Error(`${what}; firing: ${[...now].join(", ") || "nothing"}.`);
      await pause(lookMs);
    }
  }

  async function hasAnswer(): Promise<boolean> {
    const answer = await fetch(`${api}/query?query=${encodeURIComponent('up{job="vitrine"} == 1')}`).catch(() => null);
    if (!answer?.ok) return false;
    return ((await answer.json()) as { data: { result: unknown[] } }).data.result.length > 0;
  }

  return {
    firing,
    async untilAsked() {
      const end = performance.now() + patienceMs;
      while (!(await hasAnswer())) {
        if (performance.now() > end) throw new Error("Prometheus has no figures.");
        await pause(lookMs);
      }
    },
    async until(names) {
      const missing = new Set(names);
      await waitFor(
        (now) => {
          for (const name of now) missing.delete(name);
          return missing.size === 0;
        },
        `Not all fired: ${names.join(", ")}`,
      );
    },
    untilQuiet: (names) => waitFor((now) => !names.some((name) => now.has(name)), `Some fire: ${names.join(", ")}`),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
