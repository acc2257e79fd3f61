import { isPeriod } from "../read/dates.ts";
import { isHumanLanguage } from "../label/words.ts";
import { sectionKind } from "../label/section-kind.ts";
import { splitList } from "../label/split-list.ts";
import { closeEntry } from "./close-entry.ts";
import { itemLines, oneLine, type Draft } from "./draft.ts";
import type { TexArgument } from "./events.ts";
import { plainText } from "./plain.ts";

/** A line of two or more arguments, such as `\cvitem{label}{text}`: what it holds depends on its section. */
export function addLine(draft: Draft, event: { macro: string; args: TexArgument[] }): void {
  const texts = event.args
    .map(({ tex, role }) => ({ role, text: plainText(tex), tex }))
    .filter(({ text }) => text !== "");
  if (texts.length === 0) return;
  if (
    /^(resumeItem|resumeSubItem|resumeItemNH|cvbullet|cvlistitem|cvlistdoubleitem)$/.test(event.macro) &&
    (draft.entry !== null || /^(jobs|studies|summary)$/.test(draft.kind))
  ) {
    addBullet(
      draft,
      texts.map(({ text }) => text),
    );
    return;
  }
  if (/^(?:cvitem|cvline|cvlistitem)/.test(event.macro)) closeEntry(draft);
  if (draft.kind === "summary") {
    const words = texts
      .map(({ text }) => text)
      .join(" ")
      .replace(/[\n\t]+/g, " ");
    draft.gold.personal_info.summary = [draft.gold.personal_info.summary, words].filter(Boolean).join(" ");
    return;
  }
  for (let index = 0; index < texts.length; index += 1) {
    const first = texts[index];
    const next = texts[index + 1];
    if (first === undefined) continue;
    const isPair = first.role === "label" && next !== undefined && next.role !== "label";
    addPair(
      draft,
      isPair ? first.text : "",
      isPair ? next.text : first.text,
      first.role === "title" || (isPair && event.macro === "cvskill"),
    );
    if (isPair || first.role === "title") index += isPair ? 1 : texts.length;
  }
  draft.beside.push(...texts.filter(({ role }) => role === "note" || role === "none").map(({ text }) => text));
}

function addBullet(draft: Draft, texts: readonly string[]): void {
  const line = oneLine(texts.join(": ").replace(/::/g, ":"));
  if (draft.entry !== null) draft.entry.lines.push(line);
  else if (draft.kind === "summary")
    draft.gold.personal_info.summary = [draft.gold.personal_info.summary, line].filter(Boolean).join(" ");
  else draft.loose.push(line);
}

function addPair(draft: Draft, label: string, text: string, isWhole: boolean): void {
  const name = oneLine(label);
  if (draft.kind === "skills") addSkills(draft, name, text, isWhole);
  else if (draft.kind === "languages")
    addLanguages(draft, name === "" || !isHumanLanguage(name) ? text : name, name === "" ? "" : text);
  else if (draft.kind === "certificates") addCertificate(draft, name, text);
  else if (/^(jobs|studies)$/.test(draft.kind)) draft.loose.push(name, text);
  else if (draft.kind === "projects") {
    const title = isPeriod(name) ? "" : name;
    if (title === "") draft.loose.push(text);
    else draft.gold.projects.push({ title, description: itemLines(text).join("\n") });
  } else if (draft.kind === "unknown") {
    draft.loose.push(name, text);
  } else {
    draft.beside.push(name, text);
    if (/^(awards|courses|volunteering)$/.test(draft.kind)) addOptional(draft, [name, text]);
    if (draft.kind === "publications") draft.doubts.push("publication-line");
  }
}

function addCertificate(draft: Draft, label: string, text: string): void {
  const line = oneLine(text);
  if (label === "" || isPeriod(label) || /^\d{4}/.test(label)) draft.gold.certifications.push({ name: line });
  else {
    draft.gold.certifications.push({ name: label });
    draft.beside.push(line);
  }
}

function addOptional(draft: Draft, texts: readonly string[]): void {
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line !== "");
  draft.gold._optional.certifications.push(...lines);
  draft.gold._optional.experiences.push(...lines.map((line) => ({ company: line, position: line })));
}

/** Lines without a macro in a section of lists. */
export function addListed(draft: Draft, text: string, isItem: boolean): void {
  const lines = isItem ? [text.replace(/\n/g, " ")] : text.split("\n");
  for (const line of lines) {
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    if (draft.kind === "skills" || draft.kind === "languages") {
      const pair = /^([^:\t]{2,45}?)\s*(?::|\t)\s*(\S.*)$/.exec(line);
      addPair(draft, pair?.[1] ?? "", pair?.[2] ?? line, false);
    } else if (draft.kind === "certificates") {
      const bare = line.split("\t").filter((part) => !isPeriod(part.trim()));
      draft.gold.certifications.push({ name: oneLine(bare[0] ?? line) });
      draft.beside.push(line);
    } else {
      draft.beside.push(line);
      addOptional(draft, [line]);
    }
  }
}

function addSkills(draft: Draft, label: string, text: string, isWhole: boolean): void {
  const values = isWhole && label === "" ? [oneLine(text)] : splitList(text);
  const human = values.filter((value) => isHumanLanguage(value)).length;
  if (
    human > 0 &&
    human >= values.length / 2 &&
    (label === "" || sectionKind(label) === "languages" || human === values.length)
  ) {
    addLanguages(draft, text, "");
    draft.gold._optional.skills.push(label);
    draft.beside.push(label);
    return;
  }
  // altacv writes \cvskill{English}{5}: the second argument is a mark, not a list.
  if (/^[\d.]+$/.test(text) && label !== "") {
    (isHumanLanguage(label) ? draft.gold.languages : draft.gold.skills).push({ name: label });
    return;
  }
  if (label !== "") draft.gold._optional.skills.push(label);
  draft.beside.push(label);
  for (const whole of values) {
    const inner = /^([^:]{2,25}):\s+(\S.*)$/.exec(whole);
    const value = inner?.[2] ?? whole;
    if (inner) draft.gold._optional.skills.push(inner[1] ?? "");
    if (
      value.split(/\s+/).length > 6 ||
      value.length > 60 ||
      (value.match(/\p{Script=Han}/gu)?.length ?? 0) > 9 ||
      /[。！]/.test(value)
    ) {
      draft.gold._optional.skills.push(value);
      draft.doubts.push(`skill-prose:${value}`);
    } else draft.gold.skills.push({ name: value });
  }
}

/** "English (C1)" and "Czech as native language" name a language in their first words. */
function bareLanguage(value: string): string {
  const name = value.replace(/\s*[(（:–—-].*$/, "").trim();
  const first = name.split(/\s+/);
  if (first.length === 2 && first[1] !== undefined && isHumanLanguage(first[1]) && !isHumanLanguage(first[0] ?? ""))
    return first[1];
  return first.length > 2 ? (first.find((word) => isHumanLanguage(word)) ?? name) : name;
}

function addLanguages(draft: Draft, text: string, level: string): void {
  draft.beside.push(text, level);
  for (const value of splitList(text)) {
    if (isHumanLanguage(value)) draft.gold.languages.push({ name: bareLanguage(value) });
    else if (level === "" && splitList(text).every((each) => !isHumanLanguage(each)) && draft.kind === "languages") {
      draft.gold._optional.languages.push(value);
      draft.gold._optional.skills.push(value);
      draft.doubts.push(`language:${value}`);
    } else draft.gold._optional.languages.push(value);
  }
}
