import {
  contactMacros,
  entryEnvironments,
  entryMacros,
  lineMacros,
  sectionEnvironments,
  sectionMacros,
  subsectionMacros,
  type Role,
} from "./macros.ts";
import { isPeriod } from "../read/dates.ts";
import { plainText } from "./plain.ts";
import { readArguments } from "./source.ts";

export type TexArgument = { role: Role; tex: string };

/** What a document says, in order. `option` of an item is the mark it was given instead of a bullet. */
export type TexEvent =
  | { kind: "section" | "subsection"; tex: string }
  | { kind: "entry" | "line"; macro: string; args: TexArgument[] }
  | { kind: "contact"; macro: string; args: { role: string; tex: string }[] }
  | { kind: "item" | "text"; tex: string }
  | { kind: "bibliography" };

type Walk = { text: string; place: number; events: TexEvent[]; buffer: string; isItem: boolean; hasSection: boolean };

/** Walks through a document whose own macros are expanded. In a preamble only the macros of the header count. */
export function readEvents(text: string, part: "preamble" | "body"): TexEvent[] {
  const walk: Walk = { text, place: 0, events: [], buffer: "", isItem: false, hasSection: false };
  while (walk.place < text.length) {
    const next = text.indexOf("\\", walk.place);
    if (next < 0) break;
    walk.buffer += text.slice(walk.place, next);
    walk.place = next;
    step(walk, part);
  }
  walk.buffer += text.slice(walk.place);
  if (part === "body") flush(walk);
  return part === "body" ? walk.events : walk.events.filter(({ kind }) => kind === "contact");
}

function flush(walk: Walk): void {
  if (walk.buffer.replace(/\\[A-Za-z]+|[{}\s\\]/g, "") !== "")
    walk.events.push({ kind: walk.isItem ? "item" : "text", tex: walk.buffer });
  walk.buffer = "";
}

function push(walk: Walk, event: TexEvent, end: number): void {
  flush(walk);
  walk.isItem = false;
  walk.events.push(event);
  walk.place = end;
}

function step(walk: Walk, part: "preamble" | "body"): void {
  const { text, place } = walk;
  const name = /^\\([A-Za-z@]+)\*?/.exec(text.slice(place, place + 60));
  if (name === null) {
    walk.buffer += text.slice(place, place + 2);
    walk.place = place + 2;
    return;
  }
  const macro = name[1] ?? "";
  const after = place + name[0].length;
  if (part === "body" && readStructure(walk, macro, after)) return;
  if (!walk.hasSection && readContact(walk, macro, after)) return;
  if (
    part === "body" &&
    (readMacro(walk, macro, after, entryMacros, "entry") || readMacro(walk, macro, after, lineMacros, "line"))
  )
    return;
  if (part === "body" && walk.hasSection && readAnonymous(walk, macro, after)) return;
  walk.buffer += name[0];
  walk.place = after;
}

/** A macro of three and more arguments one of which is a period: an entry, whatever its name. */
function readAnonymous(walk: Walk, macro: string, after: number): boolean {
  const { args, end } = readArguments(walk.text, after, 8);
  if (
    args.length < 3 ||
    /^(href|textcolor|multicolumn|foreignlanguage|newcommand|renewcommand)$/.test(macro) ||
    !args.some((tex) => isPeriod(plainText(tex)))
  )
    return false;
  push(walk, { kind: "entry", macro: "anonymous", args: args.map((tex) => ({ role: "head", tex })) }, end);
  return true;
}

function readStructure(walk: Walk, macro: string, after: number): boolean {
  if (macro === "begin" || macro === "end") return readEnvironment(walk, macro, after);
  if (macro === "item") return readItem(walk, after);
  if (/^(printbibliography|bibliography|printbibtabbed|cvpubs?|printbib)$/.test(macro)) {
    push(walk, { kind: "bibliography" }, readArguments(walk.text, after, macro === "bibliography" ? 1 : 0).end);
    return true;
  }
  const isSection =
    sectionMacros.has(macro) ||
    (/section/i.test(macro) && !/name|sub|vspace|skip|sep|width|style|format|font|spac|color|begin|end/i.test(macro));
  if (!isSection && !subsectionMacros.has(macro)) return false;
  const written = readArguments(walk.text, after, 1);
  const second =
    isSection && !/^(?:cv)?section$/.test(macro) && plainText(written.args[0] ?? "") === ""
      ? readArguments(walk.text, written.end, 1)
      : written;
  const { args, end } = second;
  if (args[0] === undefined) return false;
  push(walk, { kind: isSection ? "section" : "subsection", tex: args[0] }, end);
  if (isSection) walk.hasSection = true;
  return true;
}

function readItem(walk: Walk, after: number): boolean {
  const { args, option } = readArguments(walk.text, after, 6);
  flush(walk);
  walk.isItem = true;
  if (args.length >= 3 && args.every((arg) => arg.length < 300)) {
    const roles: Role[] = ["dates", "org", "title", "items", "items", "items"];
    push(
      walk,
      { kind: "entry", macro: "item", args: args.map((tex, index) => ({ role: roles[index] ?? "none", tex })) },
      readArguments(walk.text, after, 6).end,
    );
    return true;
  }
  walk.place = readArguments(walk.text, after, 0).end;
  if (option !== "") walk.buffer = `${option}: `;
  return true;
}

function readEnvironment(walk: Walk, macro: string, after: number): boolean {
  const { args, end } = readArguments(walk.text, after, 1);
  const name = args[0] ?? "";
  if (macro === "end") {
    flush(walk);
    walk.isItem = false;
    walk.place = end;
    return true;
  }
  const head = readArguments(walk.text, end, 5);
  if (sectionEnvironments.has(name) && head.args.length === 1) {
    push(walk, { kind: "section", tex: head.args[0] ?? "" }, head.end);
    walk.hasSection = true;
    return true;
  }
  const roles = entryEnvironments.get(`${name}/${head.args.length}`);
  if (roles) {
    push(
      walk,
      { kind: "entry", macro: name, args: head.args.map((tex, index) => ({ role: roles[index] ?? "none", tex })) },
      head.end,
    );
    return true;
  }
  flush(walk);
  walk.buffer += `\\begin{${name}}`;
  walk.place = end;
  return true;
}

function readContact(walk: Walk, macro: string, after: number): boolean {
  const roles = macro === "header" || macro === "namesection" ? ["name", "name", "beside"] : contactMacros.get(macro);
  if (roles === undefined) return false;
  const { args, option, end } = readArguments(walk.text, after, Math.max(roles.length, 1));
  if (args.length === 0 && roles.length > 0) return false;
  if (roles[0] === "block") {
    walk.place = walk.text.indexOf("{", after) + 1;
    return true;
  }
  const role = (index: number) => (/^fax/i.test(option) ? "beside" : (roles[index] ?? "beside"));
  push(walk, { kind: "contact", macro, args: args.map((tex, index) => ({ role: role(index), tex })) }, end);
  return true;
}

function readMacro(
  walk: Walk,
  macro: string,
  after: number,
  table: ReadonlyMap<string, Role[]>,
  kind: "entry" | "line",
): boolean {
  const most = readArguments(walk.text, after, 8).args.length;
  for (let count = most; count >= 0; count -= 1) {
    const roles = table.get(`${macro}/${count}`);
    if (roles === undefined) continue;
    const { args, end } = readArguments(walk.text, after, count);
    push(walk, { kind, macro, args: args.map((tex, index) => ({ role: roles[index] ?? "none", tex })) }, end);
    return true;
  }
  return false;
}
