import type { Candidate } from "../core/candidate.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";

/** Where the name of a school ends. */
const school = "\\p{Script=Han}{1,14}?(?:大学|大學|学院|學院)(?:[(（]\\p{Script=Han}{1,6}[)）])?";
/** What is said of its rank, or what stands between it and its part. */
const rank = "[(（](?:\\s?(?:211|985|双一流|一本|二本|[、,，/\\s]))+[)）]";
const part = "\\p{Script=Han}{2,16}(?:学院|學院|系|学部|學部|研究所|研究院|书院|書院)";
const whole = new RegExp(`^(?<name>${school})(?:\\s*${rank})?(?:[\\s,，·/|–—-]+${part})?$`, "u");
const first = new RegExp(`^${school}$`, "u");
const second = new RegExp(`^${part}$`, "u");

/**
 * A Chinese school without its rank and its part, which stand apart behind it ("北京某大学(211) 信息学院"): what somebody
 * studied at is the school. A part that is written on to it stays, for colleges are called so, too.
 */
export function withoutFaculty(layout: DocumentLayout, found: Candidate | undefined): Candidate | undefined {
  const [range, next, ...rest] = found?.ranges ?? [];
  if (found === undefined || range === undefined || rest.length > 0) return found;
  const text = layout.text.slice(range.start, range.end);
  if (next !== undefined) {
    const isPart = first.test(text) && second.test(layout.text.slice(next.start, next.end));
    return isPart ? { ...found, value: text, ranges: [range] } : found;
  }
  const name = whole.exec(text)?.groups?.["name"];
  if (name === undefined || name.length === text.length) return found;
  const piece = pieceOf(layout.text, range.start, range.start + name.length);
  return { ...found, value: piece.text, ranges: piece.ranges };
}
