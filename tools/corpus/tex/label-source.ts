import { emptyGold, type LabelledSource } from "../label/gold.ts";
import { sectionKind, type SectionKind } from "../label/section-kind.ts";
import { isPost } from "../label/words.ts";
import { closeEntry } from "./close-entry.ts";
import type { Draft } from "./draft.ts";
import { addEntry, addText, startGroup } from "./entries.ts";
import type { TexEvent } from "./events.ts";
import { readEvents } from "./events.ts";
import { collectMacros, expandMacros } from "./expand.ts";
import { familyOf } from "./family.ts";
import { readHeader } from "./header.ts";
import { addLine, addListed } from "./lists.ts";
import { knownMacros } from "./macros.ts";
import { plainText } from "./plain.ts";
import { addPublications, bibliographyTitles } from "./publications.ts";
import { inlineSource, type FileTree } from "./source.ts";

/** The label of a CV written in TeX, from what the macros of its class mean; null when the file is no document. */
export function labelTex(tree: FileTree, path: string): LabelledSource | null {
  const source = inlineSource(tree, path);
  const start = source.indexOf("\\begin{document}");
  if (start < 0) return null;
  const end = source.indexOf("\\end{document}");
  const classText = [...tree]
    .filter(([name]) => /\.(cls|sty)$/.test(name))
    .map(([, text]) => text)
    .join("\n");
  const { macros, rest } = collectMacros(source);
  const preamble = expandMacros(rest.preamble, macros, knownMacros);
  const body = expandMacros(rest.body, macros, knownMacros);
  const events = [...readEvents(preamble, "preamble"), ...readEvents(body, "body")];
  const draft: Draft = {
    gold: emptyGold(),
    beside: [],
    loose: [],
    doubts: [],
    kind: "contact",
    seen: new Set(),
    entry: null,
    macros: [],
    inLead: null,
    family: familyOf(source.slice(0, end < 0 ? undefined : end), classText, path),
  };
  readAll(draft, events, bibliographyTitles(tree));
  return { gold: draft.gold, beside: draft.beside, loose: draft.loose, doubts: draft.doubts, family: draft.family };
}

function readAll(draft: Draft, events: readonly TexEvent[], bibliography: readonly string[]): void {
  const firstSection = events.findIndex(({ kind }) => kind === "section");
  const headerEnd = firstSection < 0 ? events.length : firstSection;
  readHeader(draft, events.slice(0, headerEnd));
  // Contact macros after the first section still belong to the header.
  readHeader(
    draft,
    events.slice(headerEnd).filter(({ kind }) => kind === "contact"),
    true,
  );
  for (const event of events.slice(headerEnd)) readEvent(draft, event, bibliography);
  closeEntry(draft);
  orderJobs(draft);
  for (const kind of emptySections(draft)) draft.doubts.push(`empty:${kind}`);
}

/** Whether a macro's first or second argument is the post, all its uses in a file decide together. */
function orderJobs({ gold, macros, doubts }: Draft): void {
  for (const macro of new Set(macros)) {
    const jobs = gold.experiences.filter(
      (job, index) => macros[index] === macro && job.position !== undefined && job.company !== undefined,
    );
    const votes = jobs.reduce(
      (sum, job) => sum + Number(isPost(job.position ?? "")) - Number(isPost(job.company ?? "")),
      0,
    );
    if (votes === 0 && jobs.length > 0 && !/^(?:cvevent|cventry)$/.test(macro)) doubts.push(...jobs.map(() => "order"));
    if (votes >= 0) continue;
    for (const job of jobs) [job.position, job.company] = [job.company, job.position];
  }
}

/** Sections that have a title and nothing in the label: something in them was not understood. */
function emptySections({ gold, seen }: Draft): string[] {
  const filled: [SectionKind, number][] = [
    ["jobs", gold.experiences.length],
    ["studies", gold.educations.length],
    ["projects", gold.projects.length],
    ["skills", gold.skills.length + gold.languages.length],
    ["languages", gold.languages.length],
    ["certificates", gold.certifications.length],
    ["summary", gold.personal_info.summary?.length ?? 0],
    ["publications", gold.publications.length],
  ];
  return filled.flatMap(([kind, count]) => (seen.has(kind) && count === 0 ? [kind] : []));
}

function readEvent(draft: Draft, event: TexEvent, bibliography: readonly string[]): void {
  if (event.kind === "section") {
    startSection(draft, plainText(event.tex));
  } else if (event.kind === "subsection") {
    startSubsection(draft, event.tex);
  } else if (event.kind === "bibliography") {
    closeEntry(draft);
    draft.gold.publications.push(...bibliography.map((title) => ({ title })));
  } else if (event.kind === "entry") {
    addEntry(draft, event);
  } else if (event.kind === "line") {
    addLine(draft, event);
  } else if (event.kind === "item" || event.kind === "text") {
    readLoose(draft, event);
  }
}

function startSection(draft: Draft, title: string): void {
  closeEntry(draft);
  if (!/\p{L}/u.test(title)) return;
  draft.kind = sectionKind(title.replace(/\n/g, " "));
  draft.seen.add(draft.kind);
  if (draft.kind === "unknown") draft.doubts.push(`unknown:${title}`);
  draft.inLead = null;
  draft.beside.push(title);
}

/** A title below a section names a group of values, a section of its own, or an entry. */
function startSubsection(draft: Draft, tex: string): void {
  const title = plainText(tex).replace(/\n/g, " ");
  const isEntry =
    /^(jobs|studies|projects|volunteering)$/.test(draft.kind) &&
    /^(other|unknown|projects|jobs)$/.test(sectionKind(title)) &&
    (/^(other|unknown)$/.test(sectionKind(title)) || /\d{4}/.test(title));
  if (isEntry)
    addEntry(draft, { macro: "subsection", args: [{ role: draft.family === "deedy" ? "org" : "head", tex }] });
  else startGroup(draft, title);
}

const listed: ReadonlySet<SectionKind> = new Set(["skills", "languages", "certificates", "awards", "courses"]);

function readLoose(draft: Draft, event: { kind: "item" | "text"; tex: string }): void {
  const text = plainText(event.tex);
  if (text === "") return;
  if (draft.kind === "summary") {
    const summary = draft.gold.personal_info.summary;
    draft.gold.personal_info.summary = [summary, text.replace(/[\n\t]+/g, " ")].filter(Boolean).join(" ");
  } else if (draft.kind === "publications") {
    addPublications(draft, event);
  } else if (listed.has(draft.kind) && draft.entry === null) {
    addListed(draft, text, event.kind === "item");
  } else if (draft.kind === "contact") {
    readHeader(draft, [event]);
  } else if (draft.kind === "other") {
    draft.beside.push(text);
  } else {
    addText(draft, event.kind, event.tex);
  }
}
