import { password, type ApiPerson } from "@vitrine/e2e/api-person";

/** What is asked in each state, and what it answered: the status, how long it took, and when to come again. */
export type Probe = { name: string; ask: () => Promise<ProbeAnswer> };
export type ProbeAnswer = { status: number; ms: number; retryAfter: string | null; code: string };

/** Longer than this is no answer for anybody. */
const probeLimitMs = 20_000;

export type Subject = { person: ApiPerson; websiteId: number; path: string };

/** A person with a published website. */
export async function createSubject(person: ApiPerson): Promise<Subject> {
  const created = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = created.body["website"] as { id: number };
  const published = await person.call("POST", `/websites/${id}/publish`);
  const website = published.body["website"] as { public_url?: string } | undefined;
  if (!website?.public_url)
    throw new Error(`Publishing answered ${published.status}: ${JSON.stringify(published.body)}`);
  return { person, websiteId: id, path: new URL(website.public_url, "http://localhost").pathname };
}

/** Asks over HTTP and keeps the header that the table shows. */
export async function ask(url: string, init: RequestInit = {}, limitMs = probeLimitMs): Promise<ProbeAnswer> {
  const begun = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) });
    const text = await response.text();
    return {
      status: response.status,
      ms: performance.now() - begun,
      retryAfter: response.headers.get("Retry-After"),
      code: /"code":"(\w+)"/.exec(text)?.[1] ?? "",
    };
  } catch {
    return { status: 0, ms: performance.now() - begun, retryAfter: null, code: "" };
  }
}

const json = { "Content-Type": "application/json" };

/** The questions of the tables about databases, disks and clocks. */
export function probesOf(url: string, subject: Subject): Probe[] {
  const signedIn = { Authorization: `Bearer ${subject.person.token}` };
  let round = 0;
  return [
    { name: "GET /api/health", ask: () => ask(`${url}/api/health`) },
    { name: "GET /api/ready", ask: () => ask(`${url}/api/ready`) },
    { name: "a public page that was shown before", ask: () => ask(`${url}${subject.path}`) },
    { name: "a public page that nobody has asked for", ask: () => ask(`${url}/p/nobody-has-${(round += 1)}`) },
    {
      name: "a read (GET of a website)",
      ask: () => ask(`${url}/api/websites/${subject.websiteId}`, { headers: signedIn }),
    },
    {
      name: "a write (PATCH of a website)",
      ask: () =>
        ask(`${url}/api/websites/${subject.websiteId}/builder`, {
          method: "PATCH",
          headers: { ...signedIn, ...json },
          body: JSON.stringify({ intro: `Round ${(round += 1)}` }),
        }),
    },
    {
      name: "a login",
      ask: () =>
        ask(`${url}/api/login`, {
          method: "POST",
          headers: json,
          body: JSON.stringify({ email: subject.person.email, password }),
        }),
    },
  ];
}

/** Asks all questions, one after the other or all at once. */
export async function askAll(probes: readonly Probe[]): Promise<ProbeAnswer[]> {
  return Promise.all(probes.map((probe) => probe.ask()));
}

export function shown({ status, ms, retryAfter, code }: ProbeAnswer): string {
  const time = ms >= probeLimitMs - 100 ? "20 s" : ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  if (status === 0) return `no answer (${time})`;
  const details = [code, retryAfter && `Retry-After ${retryAfter}`, time].filter(Boolean);
  return `${status} (${details.join(", ")})`;
}

/** Asks again and again until all questions are answered as wanted; the time that took, or null after `limitMs`. */
export async function timeUntil(
  probes: readonly Probe[],
  isWell: (answers: ProbeAnswer[]) => boolean,
  limitMs = 60_000,
): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < limitMs) {
    const answers = await askAll(probes);
    if (isWell(answers)) return performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}
