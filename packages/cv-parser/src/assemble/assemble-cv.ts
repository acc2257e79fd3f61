import { completeParsedData, emptyParsedData } from "@vitrine/model";
import type { Diagnostic, EvidenceMap, ParsedData, UnplacedLine } from "@vitrine/model";
import { withAttached } from "../attached/with-attached.ts";
import type { AttachedCv } from "../attached/attached-cv.ts";
import type { PicturesRead, SourceKind } from "../core/document.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Candidate } from "../core/candidate.ts";
import type { Section } from "../core/section.ts";
import { usualLines } from "../core/ways.ts";
import type { LineWay } from "../core/ways.ts";
import { unreadLanguage } from "../core/scripts.ts";
import type { LineSigns, ToldLines } from "../labels/told-lines.ts";
import { sayOfValues } from "../labels/value-signs.ts";
import type { Weights } from "../labels/weights.ts";
import type { Labeller } from "../labels/part-labeller.ts";
import { readPlacedCv, tellCv } from "../entities/read-cv.ts";
import type { FoundCv, ToldCv } from "../entities/read-cv.ts";
import { placeTold } from "../labels/place-lines.ts";
import type { Placed } from "../labels/place-lines.ts";
import { splitSections } from "../sections/split-sections.ts";
import { accountForWords } from "../tray/unplaced-lines.ts";
import { confidenceOf } from "./calibration.ts";
import { diagnose } from "./diagnose.ts";
import { withDoubt } from "./document-doubt.ts";
import { documentSigns } from "./document-signs.ts";
import { EvidenceWriter } from "./evidence-writer.ts";
import { likelyOther, otherDocument, otherDocumentMessages } from "./other-document.ts";
import type { OtherDocument } from "./other-document.ts";
import { withoutUnlikely } from "./item-judge.ts";
import { isLikelyCv, overallConfidence } from "./plausibility.ts";
import { secondCvDiagnostic, withoutSecondCv } from "./second-cv.ts";
import { writeItems } from "./write-items.ts";
import { writePerson } from "./write-person.ts";

/** `confidence` turns a rule's raw score into the share of right values; the default is the fitted table. */
export type AssembleContext = {
  now: Date;
  kind: SourceKind;
  confidence?: (candidate: Candidate) => number;
  /** What was learned of lines and names; null leaves it to the rules. */
  labeller: Labeller | null;
  /** Its owner says that it is a CV, so that nobody else decides. */
  asCv?: boolean;
  /** How its pages were read if they are pictures. */
  pictures?: PicturesRead | undefined;
  /** The CV that a file beside the pages tells as data. */
  attached?: AttachedCv | null;
};
export type AssembledCv = {
  cv: ParsedData;
  evidence: EvidenceMap;
  confidence: number;
  diagnostics: Diagnostic[];
  /** What no field holds. */
  unplaced: UnplacedLine[];
  /** How well what was learned knows the lines; null where it was not asked. */
  lineSigns: LineSigns | null;
};

/** A CV with marks of the rules alone, and what was said of its lines, by which they are doubted. */
export type UndoubtedCv = AssembledCv & { told: ToldLines | null };

/** A laid out document that can be read in several ways, what they share being worked out once. */
export type Readable = {
  /** The sections that its titles part. */
  sections: readonly Section[];
  read: (way: LineWay) => UndoubtedCv;
};

/** Reads the person, jobs, schools and lists of a CV out of its lines in reading order. Pure; never throws. */
export function assembleCv(layout: DocumentLayout, context: AssembleContext): AssembledCv {
  return settled(layout, readableCv(layout, context).read(usualLines), context);
}

/** A CV whose marks say what the whole document and the net say, too; whoever asks for other marks asks for the rules' own. */
export function settled(
  { text }: DocumentLayout,
  { told, ...assembled }: UndoubtedCv,
  context: AssembleContext,
): AssembledCv {
  const { cv, lineSigns } = assembled;
  if (context.confidence || lineSigns === null) return assembled;
  const evidence = withDoubt(assembled.evidence, documentSigns(assembled, lineSigns, text), sayOfValues(told));
  const confidence = overallConfidence(evidence, cv);
  return { ...assembled, cv: { ...cv, confidence }, evidence, confidence };
}

/**
 * A CV made ready to be read. Pure; never throws.
 * @param lenience what every line is given towards being a title
 */
export function readableCv(layout: DocumentLayout, context: AssembleContext, lenience = 0): Readable {
  const first = withoutSecondCv(layout);
  const { sections, read } = readableOne(first ?? layout, context, lenience);
  if (first === null) return { sections, read };
  const withNote = (cv: UndoubtedCv) => ({ ...cv, diagnostics: [secondCvDiagnostic, ...cv.diagnostics] });
  return { sections, read: (way) => withNote(read(way)) };
}

function readableOne(layout: DocumentLayout, context: AssembleContext, lenience: number): Readable {
  const unread = unreadLanguage(layout.text);
  if (unread !== null) return { sections: [], read: () => unreadScript(unread) };
  const sections = splitSections(layout, lenience);
  const other = context.asCv ? null : otherDocument(layout, sections);
  if (other !== null) return { sections, read: () => noCv(other, context) };
  let told: ToldCv | null = null;
  const known = new Map<string, UndoubtedCv>();
  return {
    sections,
    read: (way) => {
      told ??= tellCv(layout, sections, context.labeller);
      const placed = told.told && placeTold(told.told, way);
      // Lines in the same places, parted in the same way, are read but once.
      const key = `${way.startsBy} ${placesOf(placed?.sections ?? told.ruled)}`;
      const assembled = known.get(key) ?? {
        ...assembleFound(layout, readPlacedCv(told, placed, way), { sections, context, told: told.told, placed }),
        told: told.told,
      };
      known.set(key, assembled);
      return assembled;
    },
  };
}

/** From this share of letters on, what was not like a CV may be one beside its Latin names of companies and tools. */
const partlyUnread = 0.2;

const placesOf = (sections: readonly Section[]): string =>
  sections.map(({ kind, lines }) => `${kind} ${lines.map(({ start }) => start).join(" ")}`).join("\n");

function assembleFound(
  layout: DocumentLayout,
  read: FoundCv,
  { sections, context, ...lines }: { sections: readonly Section[]; context: AssembleContext } & LearnedOfLines,
): AssembledCv {
  const all = context.attached ? withAttached(layout, read, context.attached) : read;
  if (!context.asCv && !isLikelyCv(all, sections, layout)) {
    const unread = unreadLanguage(layout.text, partlyUnread);
    return unread === null ? noCv(likelyOther(layout) ?? "unknown", context) : unreadScript(unread);
  }
  const found = judged(layout, all, { ...lines, names: context.labeller?.names ?? null });
  const writer = new EvidenceWriter(layout, context.confidence ?? confidenceOf);
  const cv: ParsedData = {
    ...emptyParsedData(),
    personal_info: writePerson(writer, found.person),
    ...writeItems(writer, found),
  };
  const evidence = writer.map;
  const confidence = overallConfidence(evidence, cv);
  return {
    cv: completeParsedData({ ...cv, confidence }),
    evidence,
    confidence,
    diagnostics: diagnose(cv),
    unplaced: accountForWords(layout, found.sections, evidence).unplaced,
    lineSigns: found.lineSigns,
  };
}

/** What was said of the lines of a document; null where nobody was asked. */
type LearnedOfLines = { told: ToldLines | null; placed: Placed | null };

/** What was found, less what was learned to be none of its list, where anything was asked that was learned. */
function judged(
  { text }: DocumentLayout,
  found: FoundCv,
  { told, placed, names }: LearnedOfLines & { names: Weights | null },
): FoundCv {
  if (found.lineSigns === null || names === null) return found;
  return withoutUnlikely(found, { text, say: sayOfValues(told), placed, names });
}

const noCv = (kind: OtherDocument, { pictures }: AssembleContext): UndoubtedCv =>
  nothing("no_cv", otherDocumentMessages[doubted(kind, pictures)]);

/** Of pictures that were not read to their end nobody says that they hold nothing, and of none that it is no CV. */
function doubted(kind: OtherDocument, pictures: PicturesRead | undefined): OtherDocument {
  if (pictures === "unfinished" && (kind === "unknown" || kind === "empty")) return "unfinished";
  return pictures === "whole" && kind === "unknown" ? "unclear" : kind;
}

const unreadScript = (language: string): UndoubtedCv =>
  nothing("unsupported_script", `Vitrine cannot read ${language} yet.`);

/** The answer for what is no CV that can be read: no values, and why. */
function nothing(code: string, message: string): UndoubtedCv {
  const diagnostics: Diagnostic[] = [{ code, message, severity: "warning" }];
  return {
    cv: completeParsedData(emptyParsedData()),
    evidence: {},
    confidence: 0,
    diagnostics,
    unplaced: [],
    lineSigns: null,
    told: null,
  };
}
