import type { ExperienceLabel } from "../experience-model.ts";
import type { Labelled } from "./label-parts.ts";
import { organisationScore } from "./word-scores.ts";

type Header = readonly Labelled<ExperienceLabel>[];

/** From here on the words of a text name an organisation. */
const namesOrganisation = 1.6;

/**
 * "Lead Researcher, Variable Stars Group" above "Hill Observatory", where each of the other posts has a row to itself
 * above its employer: what a comma parts from the post is a unit in which one held it, not a second employer.
 */
export function withUnits(headers: readonly Header[]): Header[] {
  const split = headers.map(unitOf);
  const others = headers.filter((header, index) => split[index] === null && has(header, "position", "company"));
  if (others.length === 0 || !others.every(isEmployerBelow)) return [...headers];
  return headers.map((header, index) => {
    const unit = split[index];
    return unit === null
      ? header
      : header.map((labelled) => (labelled === unit ? { ...labelled, label: "position" } : labelled));
  });
}

const has = (header: Header, ...labels: readonly ExperienceLabel[]) =>
  labels.every((wanted) => header.some(({ label }) => label === wanted));

/** The part between a post and the row of its employer that was taken for an employer as well; null where there is none. */
function unitOf(header: Header): Labelled<ExperienceLabel> | null {
  const at = header.findIndex(({ label }) => label === "company");
  const [post, unit, below] = [header[at - 1], header[at], header[at + 1]];
  if (post?.label !== "position" || unit === undefined || below?.label !== "company") return null;
  const isBeside = unit.part.separator === "comma" && unit.part.row === post.part.row;
  const isAbove = below.part.separator === "line" && below.part.row > unit.part.row;
  return isBeside && isAbove && organisationScore(below.part.piece.text) >= namesOrganisation ? unit : null;
}

function isEmployerBelow(header: Header): boolean {
  const rows = (wanted: ExperienceLabel) => header.flatMap(({ label, part }) => (label === wanted ? [part.row] : []));
  return Math.max(...rows("position")) < Math.min(...rows("company"));
}
