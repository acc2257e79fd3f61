import { seconds, type Section } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { openWorld, register, type World } from "../world/world.ts";

const people = 12;
const minutesAtOnce = 10;
/** The hour in which the mail server refuses. */
const refusedSteps = 6;
/** Another day is long enough for any pause. */
const laterSteps = 24 * 6;

/** Lets some minutes pass for the jobs that wait for another try. */
async function letTimePass(database: OwnDatabase): Promise<void> {
  await database.query(
    `update pgboss.job set start_after = start_after - interval '${minutesAtOnce} minutes' where name like '%mail%' and state in ('created', 'retry')`,
  );
}

/** Longer than any worker waits before it looks for jobs whose pause is over. */
const tryLimitMs = 12_000;

/** Waits until the tries that are due have been made. */
async function untilTried(database: OwnDatabase): Promise<void> {
  const end = Date.now() + tryLimitMs;
  while (Date.now() < end && (await openMailJobs(database, "and (state = 'active' or start_after <= now())")) > 0)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

async function measureRefusal(world: World, database: OwnDatabase, mode: "refuse" | "hang") {
  world.sink.answer(mode);
  const registered = await Promise.all(Array.from({ length: people }, () => register(world.server.url)));
  const addresses = new Set(registered.filter(({ answer }) => answer.status === 201).map(({ email }) => email));
  for (let step = 0; step < refusedSteps; step += 1) {
    await untilTried(database);
    await letTimePass(database);
  }
  world.sink.answer("accept");
  const arrived = () => world.sink.mails().filter(({ to }) => addresses.has(to));
  let steps = 0;
  while (new Set(arrived().map(({ to }) => to)).size < addresses.size && steps < laterSteps) {
    await untilTried(database);
    await letTimePass(database);
    steps += 1;
    if ((await openMailJobs(database)) === 0) break;
  }
  const came = arrived();
  return {
    mode,
    registered: addresses.size,
    came: new Set(came.map(({ to }) => to)).size,
    sent: came.length,
    minutes: steps * minutesAtOnce,
  };
}

async function openMailJobs(database: OwnDatabase, condition = ""): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as jobs from pgboss.job where name like '%mail%' and state in ('created', 'retry', 'active') ${condition}`,
  );
  return Number(row?.["jobs"]);
}

/** The mail server refuses, or takes connections and says nothing, for an hour; then it is there again. */
export async function measureMailAway(): Promise<Section> {
  const database = await OwnDatabase.create();
  const world = await openWorld({ DATABASE_URL: database.url });
  try {
    const begun = performance.now();
    const refused = await measureRefusal(world, database, "refuse");
    return {
      title: "The mail server away",
      how: `\`npm run bench -- failures\`: ${people} registrations while the mail server answers 451 to everything for an hour; time passes for the waiting jobs by ${minutesAtOnce} minutes each time that all due tries were made. Measured in ${seconds(performance.now() - begun)}.`,
      figures: [
        {
          name: "verification mails that came in the end",
          value: `${refused.came} of ${refused.registered}`,
          target: "all",
          isMet: refused.registered === people && refused.came === people,
        },
        {
          name: "mails sent twice",
          value: String(refused.sent - refused.came),
          target: "0",
          isMet: refused.sent === refused.came,
        },
        {
          name: "the last one, after the mail server was back",
          value: refused.came === people ? `within ${refused.minutes} min of shifted time` : "never",
          target: "within an hour",
          isMet: refused.came === people && refused.minutes <= 60,
        },
      ],
    };
  } finally {
    await world.end();
    await database.remove();
  }
}
