import type { ApiPerson } from "@vitrine/e2e/api-person";
import { callApi } from "@vitrine/e2e/api-person";
import { median, seconds, type Figure } from "../report.ts";
import { handIn, smallCv, type HandedIn } from "../world/hand-in.ts";
import { heavyPdf } from "../world/pdf-files.ts";
import { register, timedCall, type World } from "../world/world.ts";

/** Takes people from a list of prepared ones: each has not handed anything in yet. */
export type Crowd = { take(count: number): ApiPerson[] };

/** Longer than this nobody waits for a mail here; the figure then says so. */
const mailLimitMs = 90_000;

/** What a CV takes when nobody else is there: the median of five, after one that warms everything up. */
export async function measureAlone(crowd: Crowd): Promise<{ aloneMs: number; figures: Figure[] }> {
  const [first, ...others] = crowd.take(6);
  if (first) await handIn(first, smallCv(0));
  const times: number[] = [];
  for (const [index, person] of others.entries()) times.push(expectRead(await handIn(person, smallCv(index + 1))).ms);
  const aloneMs = median(times);
  return { aloneMs, figures: [{ name: "one CV alone, upload to read, median of 5", value: seconds(aloneMs) }] };
}

/** Eleven people with small CVs in the same moment. */
export async function measureEleven(crowd: Crowd, aloneMs: number): Promise<Figure[]> {
  const done = await Promise.all(crowd.take(11).map((person, index) => handIn(person, smallCv(100 + index))));
  const times = done.map(({ ms }) => ms);
  const last = Math.max(...times);
  // Each costs the processor what one alone costs; two read side by side, and the rest is the server's own work.
  const bound = aloneMs * 11;
  return [
    {
      name: "11 small CVs at once: first and last",
      value: `${seconds(Math.min(...times))} and ${seconds(last)} (${countOf(done)})`,
      target: `last within 11 times one alone (${seconds(bound)})`,
      isMet: last <= bound && done.every(({ outcome }) => outcome === "read"),
    },
  ];
}

/** Forty strangers write to a site; then somebody registers. */
export async function measureMessages(world: World, owner: ApiPerson): Promise<Figure[]> {
  const created = await owner.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = created.body["website"] as { id: number };
  await owner.call("POST", `/websites/${id}/publish`);
  const found = await owner.call("GET", `/websites/${id}`);
  const { subdomain } = found.body["website"] as { subdomain: string };
  const write = (index: number) =>
    timedCall(() =>
      callApi(world.server.url, "POST", `/public/sites/${subdomain}/contact`, {
        name: `Stranger ${index}`,
        email: `stranger${index}@example.test`,
        message: "Would you like to talk about a post on our ward?",
      }),
    );
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => write(index)));
  const { email, answer } = await register(world.server.url);
  const mail = await world.sink.mailTo(email, mailLimitMs);
  const waitMs = mail ? mail.at - (answer.begunAt + answer.ms) : null;
  const taken = answers.filter(({ status }) => status < 300).length;
  return [
    {
      name: `verification mail after 40 messages of strangers (${taken} taken)`,
      value: waitMs === null ? `none within ${mailLimitMs / 1000} s` : seconds(Math.max(0, waitMs)),
      target: "10 s or less",
      isMet: waitMs !== null && waitMs <= 10_000,
    },
  ];
}

/** One account hands in six small files that are endless to read; somebody else comes a moment later. */
export async function measureHostile(crowd: Crowd, aloneMs: number): Promise<Figure[]> {
  const [hostile, first, second] = crowd.take(3);
  if (!hostile || !first || !second) throw new Error("The crowd is too small.");
  const attack = Array.from({ length: 6 }, () => handIn(hostile, heavyPdf()));
  const others: HandedIn[] = [];
  for (const [index, person] of [first, second].entries()) {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    others.push(await handIn(person, smallCv(200 + index)));
  }
  const worst = Math.max(...others.map(({ ms }) => ms));
  const ended = await Promise.all(attack);
  const longest = Math.max(...ended.map(({ longestMs }) => longestMs));
  const statuses = [...new Set(ended.map(({ answers }) => answers.at(-1)?.status))].join(", ");
  return [
    {
      name: "another person's CV during six hostile uploads of one account, the slower of two",
      value: `${seconds(worst)}, ${(worst / aloneMs).toFixed(1)} times alone (${countOf(others)})`,
      target: "at most 2 times alone",
      isMet: worst <= aloneMs * 2 && others.every(({ outcome }) => outcome === "read"),
    },
    { name: "the hostile uploads themselves", value: `answered ${statuses}, the last after ${seconds(longest)}` },
  ];
}

export function countOf(done: readonly HandedIn[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of done) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
}

function expectRead(done: HandedIn): HandedIn {
  if (done.outcome === "read") return done;
  const last = done.answers.at(-1);
  throw new Error(`A CV alone was not read: ${last?.status} ${JSON.stringify(last?.body)}`);
}
