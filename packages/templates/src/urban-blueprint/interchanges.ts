import type { DatesView } from "../view/dates.ts";
import type { EducationView, RoleView } from "../view/site-view.ts";

/** The studies that ran while a role was held; only dates that could be read count. */
export function studiesDuring(role: RoleView, studies: readonly EducationView[]): readonly EducationView[] {
  const work = spanOf(role.dates);
  return studies.filter((study) => {
    const span = spanOf(study.dates);
    return work && span && span.from < work.to && work.from < span.to;
  });
}

/** Months as text that can be compared; a bare year counts whole. Null for a single point or no date. */
function spanOf({ parsed }: DatesView): { from: string; to: string } | null {
  if (!parsed || (!parsed.end && !parsed.current)) return null;
  const from = parsed.start.length === 4 ? `${parsed.start}-01` : parsed.start;
  if (parsed.current || !parsed.end) return { from, to: "9999" };
  return { from, to: parsed.end.length === 4 ? `${parsed.end}-01` : parsed.end };
}
