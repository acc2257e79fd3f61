import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiPerson } from "@vitrine/e2e/api-person";
import { startServer } from "@vitrine/e2e/server";
import type { Section } from "../report.ts";
import { smallCv } from "../world/hand-in.ts";
import { MailSink } from "../world/mail-sink.ts";
import { createPeople, serverOptions } from "../world/world.ts";
import { ask, createSubject, probesOf, shown, timeUntil, type Probe, type ProbeAnswer } from "./probes.ts";

const mount = (...words: string[]) => spawnSync("mount", words, { encoding: "utf8" });

/** Writes into a folder until nothing more fits. */
function fill(folder: string): string {
  const path = join(folder, "filler");
  const file = openSync(path, "w");
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
  return path;
}

function halfWritten(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".part"));
}

/** The questions of the other tables, and an upload of a CV. */
async function questions(url: string, person: ApiPerson): Promise<Probe[]> {
  const probes = probesOf(url, await createSubject(person));
  const upload = async (): Promise<ProbeAnswer> => {
    const form = new FormData();
    // Larger than what a filled disk may have left in its last block.
    const padded = Buffer.concat([smallCv(1), Buffer.alloc(64 * 1024, 0x20)]);
    form.set("cv_file", new Blob([new Uint8Array(padded)], { type: "application/pdf" }), "cv.pdf");
    const headers = { Authorization: `Bearer ${person.token}` };
    return ask(`${url}/api/onboarding/upload-cv`, { method: "POST", body: form, headers });
  };
  return [...probes, { name: "an upload of a CV", ask: upload }];
}

/** The store is written to for a check at most so often; whoever balances load asks as rarely. */
const untilSeen = () => new Promise((resolve) => setTimeout(resolve, 3000));

/** One after the other, as uploads are large. */
async function askInTurn(probes: readonly Probe[]): Promise<ProbeAnswer[]> {
  const answers: ProbeAnswer[] = [];
  for (const probe of probes) answers.push(await probe.ask());
  return answers;
}

/** The disk under the store full, then read-only; null where nobody may mount one. */
export async function measureDisk(): Promise<Section | null> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  const files = join(folder, "data", "files");
  mkdirSync(files, { recursive: true });
  if (mount("-t", "tmpfs", "-o", "size=4m", "tmpfs", files).status !== 0) {
    console.log("Nobody may mount a small disk here: a full and a read-only one are not measured.");
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const sink = await MailSink.start(join(folder, "mails.jsonl"));
  const server = await startServer(serverOptions(folder, sink));
  try {
    const [person] = await createPeople({ server, sink }, 1);
    if (!person) throw new Error("Nobody is there.");
    const probes = await questions(server.url, person);
    const usual = await askInTurn(probes);
    const filler = fill(files);
    await untilSeen();
    const full = await askInTurn(probes);
    const partsWhenFull = halfWritten(files);
    rmSync(filler);
    const isUsual = (answers: ProbeAnswer[]) => answers.every(({ status }, index) => status === usual[index]?.status);
    const afterFullMs = await timeUntil(probes, isUsual, 20_000);
    mount("-o", "remount,ro", files);
    await untilSeen();
    const readOnly = await askInTurn(probes);
    mount("-o", "remount,rw", files);
    const afterReadOnlyMs = await timeUntil(probes, isUsual, 20_000);
    const parts = [...partsWhenFull, ...halfWritten(files)];
    return {
      title: "The disk full and read-only",
      how: "`npm run bench -- failures`: the store on a disk of 4 MB that is filled to its last block, emptied, and made read-only; asked three seconds after each change.",
      figures: [
        verdict("full", full),
        verdict("read-only", readOnly),
        { name: "half-written files left", value: String(parts.length), target: "0", isMet: parts.length === 0 },
        {
          name: "all is as usual again",
          value: [afterFullMs, afterReadOnlyMs]
            .map((ms) => (ms === null ? "not within 20 s" : `${Math.round(ms)} ms`))
            .join(" and "),
          target: "5 s or less",
          isMet: [afterFullMs, afterReadOnlyMs].every((ms) => ms !== null && ms <= 5000),
        },
      ],
      table: {
        head: ["question", "usual", "full", "read-only"],
        rows: probes.map(({ name }, index) => [
          name,
          ...[usual, full, readOnly].map((answers) => (answers[index] ? shown(answers[index]) : "")),
        ]),
      },
    };
  } finally {
    await server.stop().catch(() => undefined);
    await sink.stop();
    spawnSync("umount", ["-l", files]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ready says so, uploads are refused with 507, and everything else goes on. */
function verdict(state: string, answers: readonly ProbeAnswer[]) {
  const statuses = answers.map(({ status }) => status);
  const [health, ready, page, unseen, read, write, login, upload] = statuses;
  const goesOn = health === 200 && page === 200 && unseen === 404 && read === 200 && write === 200 && login === 200;
  const isMet = goesOn && ready === 503 && upload === 507;
  return {
    name: `${state}: ready says so, uploads get 507, everything else goes on`,
    value: isMet ? "yes" : "no, see the table",
    target: "yes",
    isMet,
  };
}
