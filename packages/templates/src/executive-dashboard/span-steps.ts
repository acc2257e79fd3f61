import type { BusinessData } from "../view/business-data.ts";

type Step = { role: string; team: string; from: string; width: number; height: number; current: boolean };

/**
 * The steps of the span chart: height follows team size, width the years until the next role. Widths
 * are equal when too few periods can be read (design book 1.2).
 * @returns nothing when fewer than two team sizes are known, because then there is no step to draw
 */
export function spanSteps(leadership: BusinessData["leadership"]): { steps: Step[]; scaled: boolean } {
  const sized = leadership.flatMap((entry) => {
    const size = readSize(entry.teamSize);
    return size ? [{ entry, size, year: readYear(entry.duration) }] : [];
  });
  if (sized.length < 2) return { steps: [], scaled: false };
  const scaled = sized.every(({ year }) => year !== null);
  const ordered = scaled ? sized.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)) : sized;
  const largest = Math.max(...ordered.map(({ size }) => size));
  const spans = ordered.map(({ year }, index) => {
    const next = ordered[index + 1]?.year;
    return scaled && next && year ? Math.max(1, next - year) : null;
  });
  const known = spans.flatMap((span) => span ?? []);
  const usual = known.length > 0 ? known.reduce((sum, span) => sum + span, 0) / known.length : 1;
  return {
    scaled,
    steps: ordered.map(({ entry, size, year }, index) => ({
      role: entry.role,
      team: entry.teamSize,
      from: year ? String(year) : "",
      width: spans[index] ?? usual,
      height: Math.max(2, Math.round((size / largest) * 100)),
      current: index === ordered.length - 1,
    })),
  };
}

function readSize(text: string): number | null {
  const digits = /\d[\d.,' ]*/.exec(text)?.[0].replace(/\D/g, "") ?? "";
  return digits && digits.length < 9 && Number(digits) > 0 ? Number(digits) : null;
}

function readYear(text: string): number | null {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  return year ? Number(year) : null;
}
