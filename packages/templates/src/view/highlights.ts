import { templateDataFamilies, type TemplateDataFamily } from "@vitrine/model";

/** One fact of a foreign family: a term with plain values, or with rows of labelled parts. */
export type HighlightFact = { term: string; values: readonly string[] };
export type HighlightsView = { quotes: readonly string[]; facts: readonly HighlightFact[] };

type Data = Readonly<Record<string, unknown>>;

const quoteKeys = new Set(["philosophy", "leadership_philosophy", "artistic_philosophy"]);
/** Settings that are not content: the owner's colours are drawn, not read. */
const silentKeys = new Set(["theme"]);
/** Fields of list entries that name a picture or a colour. */
const silentFields = new Set(["icon", "color"]);
const groupKeys = /_(?:metrics|data)$|^(?:technical_specs|tools|industry_focus)$/;

/** Parts of the stored data that belong to one family: its own object when there is one, else the flat keys. */
export function familyData(data: Data, family: TemplateDataFamily): Data {
  return record(data[family]) ?? record(data[`${family}_data`]) ?? {};
}

/** Keys of the stored data that stand for a whole family. */
export function isFamilyKey(key: string): boolean {
  return templateDataFamilies.some((family) => key === family || key === `${family}_data`) || key === "premium_data";
}

/**
 * Turns template data of any family into quotes and facts, so that nothing a user typed disappears
 * when the template changes (design book 1.2). Empty values, zeros and settings are left out.
 */
export function viewHighlights(blocks: readonly Data[]): HighlightsView {
  const quotes: string[] = [];
  const facts: HighlightFact[] = [];
  const visit = (entries: Data) => {
    for (const [key, value] of Object.entries(entries)) {
      if (silentKeys.has(key)) continue;
      const nested = record(value);
      if (typeof value === "string" && quoteKeys.has(key) && value.trim()) quotes.push(value.trim());
      else if (nested && (isFamilyKey(key) || groupKeys.test(key))) visit(nested);
      else {
        const values = valuesOf(value);
        const fact = { term: humanise(key), values };
        if (values.length > 0 && !facts.some((known) => isSameFact(known, fact))) facts.push(fact);
      }
    }
  };
  blocks.forEach(visit);
  return { quotes, facts };
}

/**
 * Leaves out a figure that only counts a list of the page: "Publications: 4" above four publications.
 * @param counts number of entries by the name of the list
 */
export function withoutCounts({ quotes, facts }: HighlightsView, counts: ReadonlyMap<string, number>): HighlightsView {
  const isCount = ({ term, values }: HighlightFact) => values.join() === String(counts.get(term.toLowerCase()) ?? "");
  return { quotes, facts: facts.filter((fact) => !isCount(fact)) };
}

/** The forms keep some figures in two places; a visitor reads each once. */
function isSameFact(one: HighlightFact, other: HighlightFact): boolean {
  return one.term === other.term && one.values.join("\n") === other.values.join("\n");
}

function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => line(entry) ?? []);
  const only = line(value);
  return only ? [only] : [];
}

/** One value as a line of text; the parts of an object are joined. */
function line(value: unknown): string | null {
  if (typeof value === "string") return value.trim() || null;
  if (typeof value === "number") return Number.isFinite(value) && value !== 0 ? String(value) : null;
  if (Array.isArray(value)) return value.flatMap((entry) => line(entry) ?? []).join(", ") || null;
  const parts = record(value);
  if (!parts) return null;
  const texts = Object.entries(parts).flatMap(([key, part]) => {
    if (silentFields.has(key)) return [];
    const text = line(part);
    if (!text) return [];
    return typeof part === "number" ? [`${humanise(key)}: ${text}`] : [text];
  });
  return texts.join("\u00a0· ") || null;
}

/** `publications_count` → `Publications`: the figure beside it says that it is a count. */
function humanise(key: string): string {
  const words = key
    .replace(/_count$/, "")
    .replace(/[_-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function record(value: unknown): Data | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : null;
}
