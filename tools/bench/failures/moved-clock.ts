import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asPerson, callApi, password } from "@vitrine/e2e/api-person";
import type { Section } from "../report.ts";
import { handIn, smallCv } from "../world/hand-in.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { createPeople, openWorld, register, type World } from "../world/world.ts";
import { askAll, createSubject, probesOf, shown } from "./probes.ts";

const moves = ["+0", "+3h", "-3h", "+20d", "+0"] as const;

/** Debian's libfaketime; nothing where it is not installed. */
const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

type Seen = { answers: string[]; session: string; mail: string; cv: string };

/** The clock of server and database moved while they run, forth and back; null where the library is missing. */
export async function measureMovedClock(): Promise<Section | null> {
  if (!library) {
    console.log("libfaketime is not installed (apt-get install faketime): moved clocks are not measured.");
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "vitrine-clock-"));
  const file = join(folder, "now");
  const moveTo = (offset: string) => writeFileSync(file, `${offset}\n`, { mode: 0o644 });
  moveTo("+0");
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    // Read at every look, and only for the clock on the wall: pauses and timeouts keep their own.
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const database = await OwnDatabase.create(environment);
  const world = await openWorld({ DATABASE_URL: database.url, ...environment });
  try {
    const people = await createPeople(world, moves.length + 1);
    const [owner, ...others] = people;
    if (!owner) throw new Error("Nobody is there.");
    const probes = probesOf(world.server.url, await createSubject(owner));
    const seen: Seen[] = [];
    for (const [index, move] of moves.entries()) {
      moveTo(move);
      // Two looks of whatever looks once in five seconds.
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      const answers = (await askAll(probes)).map(shown);
      const rest = await look(world, others[index]?.email ?? "", index);
      seen.push({ answers, ...rest });
    }
    const isWell = ({ answers, mail, cv }: Seen) =>
      mail.startsWith("came") &&
      cv.startsWith("read") &&
      answers.slice(0, 4).every((one) => /^(200|404)/.test(one)) &&
      (answers[6] ?? "").startsWith("200");
    const column = (of: Seen) => [...of.answers, of.session, of.mail, of.cv];
    const columns = seen.map(column);
    return {
      title: "The clock moved",
      how: "`npm run bench -- failures`: the clocks of server and database are moved by libfaketime while both run, forth and back, and everything is asked 10 s later. After 20 days sessions of a day are over: their reads and writes answer 401 until a new login.",
      figures: [
        {
          name: "pages, logins, mails and readings of CVs go on at every move",
          value: seen.map((one, index) => `${moves[index]}: ${isWell(one) ? "yes" : "no"}`).join(", "),
          target: "yes",
          isMet: seen.every(isWell),
        },
      ],
      table: {
        head: ["question", ...moves.map((move) => (move === "+0" ? "as it is" : move.replace("-", "−")))],
        rows: [
          ...probes.map(({ name }) => name),
          "a new session",
          "the mail of a registration",
          "a CV of somebody who has just signed in",
        ].map((name, row) => [name, ...columns.map((cells) => cells[row] ?? "")]),
      },
    };
  } finally {
    await world.end();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(world: World, email: string, index: number): Promise<Omit<Seen, "answers">> {
  const { url } = world.server;
  const registered = await register(url);
  const mail = registered.answer.status === 201 ? await world.sink.mailTo(registered.email, 20_000) : null;
  const login = await callApi(url, "POST", "/login", { email, password });
  const token = String(login.body["token"]);
  const session = await callApi(url, "GET", "/user", undefined, { Authorization: `Bearer ${token}` });
  const done = await handIn(asPerson(url, { email, name: "Nadia Example" }, login.body), smallCv(700 + index));
  return {
    session: `${login.status} at login, then ${session.status}`,
    mail: mail
      ? `came (${((Date.now() - registered.answer.begunAt) / 1000).toFixed(1)} s)`
      : `none (${registered.answer.status})`,
    cv: `${done.outcome} (${(done.ms / 1000).toFixed(1)} s)`,
  };
}
