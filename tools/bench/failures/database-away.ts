import type { Figure, Section } from "../report.ts";
import { seconds } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { createPeople, openWorld } from "../world/world.ts";
import { askAll, createSubject, probesOf, shown, timeUntil, type ProbeAnswer } from "./probes.ts";

const backWithinMs = 5000;

/** Whether each question is answered as the life of the product asks while its database is away. */
function isAsPromised(answers: readonly ProbeAnswer[]): boolean {
  const [health, ready, page, unseen, read, write, login] = answers;
  const isRefusal = (answer?: ProbeAnswer) => answer?.status === 503 && answer.retryAfter !== null;
  return (
    health?.status === 200 && page?.status === 200 && [ready, unseen, read, write, login].every((one) => isRefusal(one))
  );
}

/** The database stopped, hung and started again under a running server: what answered what. */
export async function measureDatabaseAway(): Promise<Section> {
  const database = await OwnDatabase.create();
  const world = await openWorld({ DATABASE_URL: database.url });
  try {
    const [person] = await createPeople(world, 1);
    if (!person) throw new Error("Nobody is there.");
    const probes = probesOf(world.server.url, await createSubject(person));
    const usual = await askAll(probes);
    // The write among them changed the page: it is shown once more, as to any visitor.
    const showPage = async () => void (await probes[2]?.ask());
    await showPage();
    const isUsual = (answers: ProbeAnswer[]) => answers.every(({ status }, index) => status === usual[index]?.status);

    await database.stop();
    const stopped = await askAll(probes);
    const stoppedLater = await askAll(probes);
    await database.start();
    const backMs = await timeUntil(probes, isUsual);

    await showPage();
    database.hang();
    const hung = await askAll(probes);
    const hungLater = await askAll(probes);
    database.goOn();
    const afterHangMs = await timeUntil(probes, isUsual);

    await database.stop();
    await database.start();
    const restartedMs = await timeUntil(probes, isUsual);

    const slowest = Math.max(...[...hung, ...hungLater].map(({ ms }) => ms));
    // In the first moment nobody can know whether an answer still comes.
    const hangHolds = isAsPromised(hungLater) && hung.every(({ status }) => status !== 0);
    const back = (name: string, ms: number | null): Figure => ({
      name: `all is as usual again after ${name}`,
      value: ms === null ? "not within 60 s" : seconds(ms),
      target: "5 s or less",
      isMet: ms !== null && ms <= backWithinMs,
    });
    return {
      title: "The database away",
      how: "`npm run bench -- failures`: a server on a PostgreSQL of its own that is stopped, hung (all its processes stopped where they are) and restarted. All questions are asked at once; without an answer after 20 s they are given up.",
      figures: [
        {
          name: "stopped: health and shown pages live, everything else says 503 with Retry-After",
          value: isAsPromised(stopped) && isAsPromised(stoppedLater) ? "yes" : "no, see the table",
          target: "yes",
          isMet: isAsPromised(stopped) && isAsPromised(stoppedLater),
        },
        {
          name: "hung: the same when asked again, and all of the first questions answered; slowest answer",
          value: `${hangHolds ? "yes" : "no, see the table"}, ${seconds(slowest)}`,
          target: "yes, 10 s or less",
          isMet: hangHolds && slowest <= 10_000,
        },
        back("a stop and a start", backMs),
        back("a hang", afterHangMs),
        back("a restart", restartedMs),
      ],
      table: {
        head: ["question", "usual", "stopped", "stopped, asked again", "hung", "hung, asked again"],
        rows: probes.map(({ name }, index) => [
          name,
          ...[usual, stopped, stoppedLater, hung, hungLater].map((answers) =>
            answers[index] ? shown(answers[index]) : "",
          ),
        ]),
      },
    };
  } finally {
    database.goOn();
    await world.end();
    await database.remove();
  }
}
