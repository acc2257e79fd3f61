import fc from "fast-check";
import { expect, test } from "vitest";
import { parsedDataSchema } from "../parsed-data.ts";
import { acceptedByAll, applyCvChanges } from "./apply-changes.ts";
import { comparableCv, listOf, profileKind, type ComparedEntry } from "./comparable.ts";
import { compareCv, type CvChange } from "./compare-cv.ts";

/*
 * Random histories of CV versions and of edits on the site, and what has to hold after each update. Which entry is
 * which is known by a `uid` that the comparison does not see.
 */

const positions = ["Engineer", "Senior Engineer", "Lead Engineer", "Lecturer", "Project manager", "Intern"];
const companies = ["Acme", "Globex", "Initech", "Umbra", "Hafen", "Kontor", "Lumen", "Nord", "Orbis", "Pax"];
const tools = ["Go", "Rust", "SQL", "Revit", "Rhino", "Kafka", "React", "Bash"];

type Job = { uid: number; company: string; position: string; start: number; end: number | null; words: string };
type Cv = { title: string; summary: string; jobs: Job[]; tools: string[] };

type Step =
  | { do: "add"; company: number; position: number; start: number }
  | { do: "rename"; at: number; what: "company" | "position" | "start"; to: number }
  | { do: "reword"; at: number; what: "words" | "end" | "title" | "summary"; to: number }
  | { do: "drop"; at: number }
  | { do: "turn" }
  | { do: "learn"; to: number }
  | { do: "own"; at: number; what: "name" | "position" | "description" | "date" | "title" | "about" | "both" }
  | { do: "take off"; at: number }
  | { do: "write"; at: number }
  | { do: "hide"; at: number }
  | { do: "forget skill"; at: number }
  | { do: "import"; choice: number | null };

const at = fc.nat(11);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    company: at,
    position: at,
    start: fc.integer({ min: 2001, max: 2024 }),
  }),
  fc.record({ do: fc.constant("rename" as const), at, what: fc.constantFrom("company", "position", "start"), to: at }),
  fc.record({
    do: fc.constant("reword" as const),
    at,
    what: fc.constantFrom("words", "end", "title", "summary"),
    to: at,
  }),
  fc.record({ do: fc.constantFrom("drop" as const, "take off" as const, "write" as const, "hide" as const), at }),
  fc.constant({ do: "turn" as const }),
  fc.record({ do: fc.constant("learn" as const), to: at }),
  fc.record({
    do: fc.constant("own" as const),
    at,
    what: fc.constantFrom("name", "position", "description", "date", "title", "about", "both"),
  }),
  fc.record({ do: fc.constant("forget skill" as const), at }),
  fc.record({ do: fc.constant("import" as const), choice: fc.option(fc.nat(), { nil: null, freq: 2 }) }),
);

/** One person's CV and site on their way through a history. */
class History {
  cv: Cv = { title: "Engineer", summary: "Begins.", jobs: [], tools: [] };
  last: ComparedEntry[] = [];
  site: ComparedEntry[] = [];
  /** What the owner wrote: it stays until they write something else there. */
  readonly owned = new Map<string, string>();
  readonly takenOff = new Set<unknown>();
  readonly forgotten = new Set<string>();
  private readonly renamed = new Set<number>();
  private count = 0;

  constructor() {
    this.last = this.read();
    this.site = this.numbered(this.last);
  }

  private next = (): number => (this.count += 1);

  private numbered(entries: readonly ComparedEntry[]): ComparedEntry[] {
    return entries.map((entry) => ({ ...entry, id: entry.id ?? this.next() }));
  }

  /** The CV as it is read, each job with its uid. */
  read(): ComparedEntry[] {
    const { title, summary, jobs, tools } = this.cv;
    const experiences = jobs.map((job) => ({
      company: job.company,
      position: job.position,
      description: job.words,
      start_date: String(job.start),
      end_date: job.end === null ? null : String(job.end),
    }));
    const skills = tools.map((name) => ({ name, category: "Tools" }));
    const data = { personal_info: { name: "Noor Haddad", title, summary }, experiences, skills };
    let index = 0;
    return comparableCv(parsedDataSchema.parse(data)).map((entry) =>
      entry.kind === "experience" ? { ...entry, fields: { ...entry.fields, uid: jobs[index++]?.uid } } : entry,
    );
  }

  private ofSite(place: number): ComparedEntry | undefined {
    const jobs = this.site.filter(({ kind }) => kind === "experience");
    return jobs[place % Math.max(jobs.length, 1)];
  }

  private put(entry: ComparedEntry | undefined, fields: Record<string, string>): void {
    if (!entry) return;
    for (const [key, value] of Object.entries(fields)) this.owned.set(`${entry.id} ${key}`, value);
    this.site = this.site.map((one) => (one.id === entry.id ? { ...one, fields: { ...one.fields, ...fields } } : one));
  }

  private forget(entry: ComparedEntry): void {
    this.site = this.site.filter(({ id }) => id !== entry.id);
    this.takenOff.add(entry.fields["uid"]);
    for (const key of this.owned.keys()) if (key.startsWith(`${entry.id} `)) this.owned.delete(key);
  }

  /** The next version of the CV, or what the owner does on the site. */
  take(given: Exclude<Step, { do: "import" }>): void {
    const { cv } = this;
    const job = "at" in given ? cv.jobs[given.at % Math.max(cv.jobs.length, 1)] : undefined;
    const entry = "at" in given ? this.ofSite(given.at) : undefined;
    const word = `w${this.next()}`;
    switch (given.do) {
      case "add": {
        const uid = this.next();
        const company = `${companies[given.company % companies.length]} ${uid}x`;
        const position = positions[given.position % positions.length] ?? "";
        cv.jobs.unshift({ uid, company, position, start: given.start, end: null, words: `Began ${word}` });
        break;
      }
      case "rename": {
        // Whoever changes employer, title and year of a job at once has written of another job.
        if (!job || this.renamed.has(job.uid)) break;
        this.renamed.add(job.uid);
        if (given.what === "company") job.company = given.to % 2 === 0 ? `${job.company} GmbH` : `New ${word}`;
        else if (given.what === "position") job.position = positions[given.to % positions.length] ?? "";
        else job.start += 1;
        break;
      }
      case "reword":
        if (given.what === "title") cv.title = `Title ${word}`;
        else if (given.what === "summary") cv.summary = given.to % 3 === 0 ? "" : `About ${word}.`;
        else if (job && given.what === "words") job.words = given.to % 4 === 0 ? "" : `Did ${word}`;
        else if (job) job.end = 2025 + (given.to % 3);
        break;
      case "drop":
        cv.jobs = cv.jobs.filter((one) => one !== job);
        break;
      case "turn":
        cv.jobs.reverse();
        break;
      case "learn":
        cv.tools = [...new Set([...cv.tools, tools[given.to % tools.length] ?? ""])];
        break;
      case "own": {
        const profile = this.site.find(({ kind }) => kind === profileKind);
        if (given.what === "title") this.put(profile, { title: `own ${word}` });
        else if (given.what === "about") this.put(profile, { intro: `own ${word}`, description: "" });
        else if (given.what === "both") this.put(entry, { name: `own ${word}`, position: `my ${word}` });
        else this.put(entry, { [given.what]: `own ${word}` });
        break;
      }
      case "take off":
        if (entry) this.forget(entry);
        break;
      case "write": {
        const fields = {
          uid: -this.next(),
          name: `own ${word}`,
          position: "Engineer",
          date: "2010",
          description: word,
        };
        const written = { id: this.next(), kind: "experience", fields: {}, isVisible: true, says: null, pointers: [] };
        this.site = [...this.site, written];
        this.site = this.site.map((one) => (one === written ? { ...one, fields } : one));
        this.put(this.site.at(-1), { name: `own ${word}`, description: word });
        break;
      }
      case "hide":
        this.site = this.site.map((one) => (one.id === entry?.id ? { ...one, isVisible: false } : one));
        break;
      case "forget skill":
        this.site = this.site.map((one) => {
          const info = listOf(one.fields["info"]);
          const gone = info[given.at % Math.max(info.length, 1)];
          if (one.kind !== "skills" || gone === undefined) return one;
          this.forgotten.add(gone);
          return { ...one, fields: { ...one.fields, info: info.filter((name) => name !== gone) } };
        });
    }
  }

  /** Updates the site from the CV; with a choice, some changes of "all" are refused. */
  update(choice: number | null): { changes: CvChange[]; before: ComparedEntry[]; accepted: ReadonlySet<string> } {
    const [before, next] = [this.site, this.read()];
    const changes = compareCv(this.last, before, next);
    const all = [...acceptedByAll(changes)];
    const accepted = new Set(choice === null ? all : all.filter((_, index) => ((choice >> (index % 16)) & 1) === 1));
    this.site = this.numbered(applyCvChanges(before, changes, accepted));
    this.last = next;
    this.renamed.clear();
    return { changes, before, accepted };
  }
}

test("2,000 random histories: no edit of the owner is lost, no entry is doubled", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const history = new History();
      for (const given of [...steps, { do: "import", choice: null } as const]) {
        if (given.do !== "import") {
          history.take(given);
          continue;
        }
        const { changes, before, accepted } = history.update(given.choice);
        const { site } = history;
        for (const [key, value] of history.owned) {
          const [id, field = ""] = key.split(" ");
          expect(site.find((entry) => entry.id === Number(id))?.fields[field]).toBe(value);
        }
        const uids = site.flatMap(({ kind, fields }) => (kind === "experience" ? [fields["uid"]] : []));
        expect(new Set(uids).size).toBe(uids.length);
        expect(uids.filter((uid) => history.takenOff.has(uid))).toEqual([]);
        const skills = site.flatMap(({ fields }) => listOf(fields["info"]));
        expect(new Set(skills).size).toBe(skills.length);
        expect(skills.filter((name) => history.forgotten.has(name))).toEqual([]);
        // Nothing that stood there is gone, in another place, or hidden.
        const known = new Set(before.map(({ id }) => id));
        const places = (entries: readonly ComparedEntry[]) => entries.map(({ id, isVisible }) => [id, isVisible]);
        expect(places(site.filter(({ id }) => known.has(id)))).toEqual(places(before));
        expect(applyCvChanges(before, changes, new Set())).toEqual(before);
        expect(applyCvChanges(site, changes, accepted)).toEqual(site);
        expect([...acceptedByAll(compareCv(history.last, site, history.last))]).toEqual([]);
      }
    }),
    { numRuns: 2000, seed: 17 },
  );
}, 120_000);
