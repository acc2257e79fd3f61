import type { Section, SectionKind } from "../core/section.ts";
import { compactKey } from "../core/words.ts";
import { titleKind } from "./title-kind.ts";

/** Sections whose entries may have titled parts of their own. */
const hosts: readonly SectionKind[] = ["experience", "projects", "volunteer"];
/** What such a part may be called; no more than one list of jobs or schools goes by one name twice. */
const parts: readonly SectionKind[] = ["summary", "skills", "projects", "other", "links", "interests"];
const leastTimes = 3;
/** A person is summed up once, and not below a project. */
const leastSummaries = 2;

/**
 * "Synopsis", "Projects" or "Technologies" below each job is a part of that job: a title that comes back three times
 * within jobs, or twice within projects where it would sum up the person ("Objective:"), opens no section there, nor does
 * a label before a colon. Its lines go back to the section it stands in.
 */
export function withoutRecurringTitles(sections: readonly Section[]): Section[] {
  const counts = new Map<string, number>();
  for (const section of sections) counts.set(keyOf(section), (counts.get(keyOf(section)) ?? 0) + 1);
  const out: Section[] = [];
  for (const section of sections) {
    const host = out.at(-1);
    const least = section.kind === "summary" && host?.kind === "projects" ? leastSummaries : leastTimes;
    const recurs = section.headings.length > 0 && (counts.get(keyOf(section)) ?? 0) >= least;
    const isPart = parts.includes(section.kind) || isLabel(section);
    if (recurs && host !== undefined && hosts.includes(host.kind) && isPart)
      out.splice(-1, 1, { ...host, lines: [...host.lines, ...section.headings, ...section.lines] });
    else out.push(section);
  }
  return out;
}

/** "Environment and tools used:": before a colon, words that only hold some of those of a title name no list that comes back. */
const isLabel = ({ title }: Section): boolean => /[:：]\s*$/u.test(title) && titleKind(title)?.exact !== true;

const keyOf = ({ title }: Section): string => compactKey(title);
