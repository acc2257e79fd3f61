import type { Evidence, EvidenceMap } from "@vitrine/model";
import { fits } from "./field-rules.ts";
import { quoteFinder, spansOf, type QuoteFinder, type Stretch } from "./quotes.ts";
import type { WordPlace } from "../core/parse.ts";

/** From this confidence on the engine's own value stands, whatever another reader says. */
const keepFrom = 0.6;
/** What a verified quote is worth: it stands in the source, but nobody has measured the reader who chose it. */
const quoteConfidence = 0.7;
const rule = "ai.quote";

/** Values that cover much of the text, or stand for many, do not lay claim to their place. */
const withoutClaim = /\/(?:description|summary|category)$|^\/texts\/\d+\/text$/;

/** A value taken from the source itself, with its evidence. */
export type Judged = { value: string; evidence: Evidence };

/** Judges quotes against the source and the engine's own evidence; counts what it takes and refuses. */
export class Judge {
  taken = 0;
  dropped = 0;
  readonly finder: QuoteFinder;
  readonly #text: string;
  readonly #places: readonly WordPlace[];
  readonly #claims: (Stretch & { pointer: string })[];
  readonly #known: EvidenceMap;

  constructor(text: string, evidence: EvidenceMap, places: readonly WordPlace[]) {
    this.#text = text;
    this.#places = places;
    this.#known = { ...evidence };
    this.finder = quoteFinder(text);
    this.#claims = Object.entries(evidence)
      .filter(([pointer, { confidence }]) => confidence >= keepFrom && !withoutClaim.test(pointer))
      .flatMap(([pointer, { spans }]) => spans.map(({ start, end }) => ({ pointer, start, end })));
  }

  /** True when the engine is sure of the value at `pointer`. */
  isSettled(pointer: string): boolean {
    const known = this.#known[pointer];
    return known !== undefined && (known.confidence >= keepFrom || known.source === "user");
  }

  /** The words of the source that a quote names, when they may stand at `pointer`; null when the quote is refused. */
  judge(
    pointer: string,
    quote: string,
    { owner, field, near }: { owner: "person" | "entry"; field: string; near: number },
  ): Judged | null {
    if (quote.trim() === "" || this.isSettled(pointer)) return null;
    const stretch = this.finder.find(quote, near);
    const value = stretch ? this.wordsOf(stretch) : "";
    if (!stretch || !fits(owner, field, value) || this.isClaimed(stretch, pointer)) return this.#refuse();
    return this.#take(pointer, value, [stretch]);
  }

  /** As {@link judge} for a value of several quotes, one a line; those that the source does not hold are left out. */
  judgeLines(pointer: string, quotes: readonly string[], near: number): Judged | null {
    const wanted = quotes.filter((quote) => quote.trim() !== "");
    if (wanted.length === 0 || this.isSettled(pointer)) return null;
    const found = wanted.flatMap((quote) => this.finder.find(quote, near) ?? []);
    this.dropped += wanted.length - found.length;
    const lines = found.map((stretch) => this.wordsOf(stretch));
    const value = lines.length > 1 ? lines.map((line) => `• ${line}`).join("\n") : (lines[0] ?? "");
    if (value === "") return null;
    if (!fits("entry", "description", value) || found.some((each) => this.isClaimed(each, pointer)))
      return this.#refuse();
    return this.#take(pointer, value, found);
  }

  /** Takes a value that a quote says in another form, as dates do. */
  takeAs(pointer: string, value: string, stretch: Stretch): Judged | null {
    return this.isSettled(pointer) || this.isClaimed(stretch, pointer) ? null : this.#take(pointer, value, [stretch]);
  }

  /** True when the place already belongs to a value that the engine is sure of. */
  isClaimed({ start, end }: Stretch, pointer: string): boolean {
    const own = datesOf(pointer);
    return this.#claims.some(
      (claim) => claim.start < end && claim.end > start && claim.pointer !== pointer && datesOf(claim.pointer) !== own,
    );
  }

  wordsOf({ start, end }: Stretch): string {
    return this.#text.slice(start, end).replace(/\s+/g, " ").trim();
  }

  #take(pointer: string, value: string, stretches: readonly Stretch[]): Judged {
    this.taken += 1;
    if (!withoutClaim.test(pointer)) this.#claims.push(...stretches.map((stretch) => ({ pointer, ...stretch })));
    const spans = stretches.flatMap((stretch) => spansOf(stretch, this.#places));
    return { value, evidence: { confidence: quoteConfidence, rule, spans } };
  }

  #refuse(): null {
    this.dropped += 1;
    return null;
  }
}

/** Both dates of an entry may stand on the same words. */
function datesOf(pointer: string): string {
  return pointer.replace(/\/(?:start|end)_date$/, "/dates");
}
