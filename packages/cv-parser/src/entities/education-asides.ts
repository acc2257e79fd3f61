import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import { honoursMarks, statesApart, studyModes, studyStates, studyYears } from "../lexicon/education.ts";
import { fieldNamedBy } from "./entries/labelled-entries.ts";
import { isLevelOfSchool } from "./entries/levels-of-school.ts";
import type { Part } from "./entries/parts.ts";
import { degreeScore, institutionScore } from "./entries/word-scores.ts";
import { andWords } from "../lexicon/joining-words.ts";

/** The number of a list, or a postal code. */
const counted = /^\(?\d{1,2}[.)]?$|^\d{3}[\s-]?\d{2,4}$/u;
/** "A.Y.", "a.a.": the school year is announced; "AA" without dots is a degree. */
const schoolYear = /^(?:[as]\.\s?y\.?|[as]\.\s?[as]\.)$/iu;
/** "in progress", "part-time", "3rd year": how, and how far, somebody studies. */
const state = new RegExp(`^(?:${studyStates}|${statesApart}|${studyModes}|${studyYears})\\.?$`, "iu");

const announcedFields: ReadonlySet<string> = new Set(["dates", "place", "degree", "position"]);

const joinsLabels = new RegExp(`\\s+(?:${andWords})\\s+|\\s*[/&]\\s*`, "u");

/** "Location and Date", "Title": the labels of a form without what they announce. */
function isLabelAlone(text: string): boolean {
  const names = text.split(joinsLabels);
  return (
    names.length <= 3 && names.every((name) => announcedFields.has(fieldNamedBy(name) ?? "") && degreeScore(name) < 2.6)
  );
}

/** "Minor in Geology", "Minors: Dance and French": what was studied beside it, where a part says so by itself. */
const minor = /^(?:with\s+(?:an?\s+)?)?(?:double\s+)?minors?(?:\s+in\s|\s*[:–-]\s)/iu;

/** "Subjects:", "Relevant coursework": the label of the list that stands below it. */
const isListLabel = (text: string): boolean =>
  /^(?:(?:main|major|core|relevant|selected|key|related)\s+)?(?:subjects?|modules?|courses?|coursework|electives?|papers|classes|units)(?:\s+(?:taken|passed|completed|covered|studied|include|included|offered))?\s*:?$/iu.test(
    text,
  );

const levelWords =
  "level|livello|niveau|nivel|nível|nivell|poziom|úroveň|nivo|nivå|raven|razina|stufe|szint|taso|tase|lygis|līmenis";
/** "EQF level 6", "EQR-Niveau 4", "Livello 7 QEQ": the step of a framework of qualifications. */
const framework = new RegExp(
  `^(?:(?:${levelWords})\\s+)?(?:\\d\\s+)?(?:[en]qf|qeq|[edn]qr|cec|mec|qnq|[ek]rk|ekr|ekk)(?:[\\s-]+(?:${levelWords}))?(?:\\s+\\d)?$`,
  "iu",
);

/** What stands in the head of a school beside its names: the number of a list, a label alone, how far somebody is. */
export function isAside(text: string): boolean {
  const trimmed = text.trim();
  return (
    counted.test(trimmed) ||
    schoolYear.test(trimmed) ||
    (state.test(trimmed) && !isLevelOfSchool(trimmed)) ||
    minor.test(trimmed) ||
    (framework.test(trimmed) && /\d/.test(trimmed)) ||
    /^(?:com|con)\s+(?:(?:uma|una)\s+)?(?:carga\s+hor[aá]ria|dura[cç][aãi][oóã]n?)/iu.test(trimmed) ||
    isListLabel(trimmed) ||
    isLabelAlone(trimmed)
  );
}

const behind = new RegExp(`(?:\\s*[-–—,(]\\s*|\\s+)(?:(?:with\\s+)?(?:${honoursMarks})|${studyStates})\\)?\\.?$`, "iu");

/** "KCSE attained a mean grade of B", "SSC scoring 80 %", "BSc with a GPA of 3.4": how it went. */
const outcome =
  /,?\s+(?:(?:attained|attaining|obtained|obtaining|scored|scoring|achieved|achieving|secured|securing|earned|earning|passed|passing|aggregated?|and\s+(?:scored|got|obtained|attained))\s+(?:with\s+)?(?:an?\s+)?|with\s+(?:an?\s+)?(?=(?:mean|average|overall|total|aggregate|final|cumulative|grade|score|gpa|cgpa|points?|marks?|\d)))(?:(?:mean|average|overall|total|aggregate|final|cumulative)\s+)*(?:grade|score|total|points?|marks?|percentage|aggregate|gpa|cgpa|of|\d|[A-F](?![\p{L}])).*$/iu;

/** "Ingeniería civil con promedio de 9.1", "Licence avec une moyenne de 14/20": the same in further languages. */
const outcomeElsewhere =
  /,?\s+(?:con\s+(?:un\s+|una\s+|la\s+)?(?:promedio|media|nota|voto|votazione|calificaci[oó]n)|com\s+(?:uma\s+|a\s+)?(?:m[eé]dia|nota|cr|carga\s+hor[aá]ria|dura[cç][aã]o)|con\s+(?:una\s+)?(?:duraci[oó]n|carga\s+horaria)|avec\s+(?:une\s+|la\s+)?(?:moyenne|mention|note)|mit\s+(?:der\s+|einem\s+|einer\s+)?(?:note|abschlussnote|gesamtnote|durchschnitt|notendurchschnitt|schnitt)|met\s+(?:een\s+)?(?:gemiddelde|eindcijfer)|ze\s+średnią|со\s+средним\s+баллом)(?!\p{L}).*$/iu;

/** "Hochschule Weiden (2 Semester)", "Hill College (1st Division)". */
const behindSchool = new RegExp(
  `\\s*\\((?:\\d{1,2}\\s\\p{L}+|${honoursMarks}|${studyStates}|${statesApart}|${studyModes}|${studyYears})\\)$`,
  "iu",
);
/** "Bacharelado em Enfermagem (EAD)". */
const bracketBehind = new RegExp(`\\s*\\((?:${studyModes}|${studyYears})\\)$`, "iu");
const wholeMark = new RegExp(`^(?:${honoursMarks})$`, "iu");

/** "MSc summa cum laude", "BSc in Physics (in progress)": a mark or a state behind a degree is no part of it. */
export function withoutAside(layout: DocumentLayout, part: Part): Part {
  const [range, ...more] = part.piece.ranges;
  if (range === undefined || more.length > 0) return part;
  const text = layout.text.slice(range.start, range.end);
  if (wholeMark.test(text)) return part;
  const found =
    degreeScore(text) >= 1.2
      ? (outcome.exec(text) ?? outcomeElsewhere.exec(text) ?? behind.exec(text) ?? bracketBehind.exec(text))
      : institutionScore(text) >= 1.2
        ? behindSchool.exec(text)
        : null;
  return found === null || found.index === 0
    ? part
    : { ...part, piece: pieceOf(layout.text, range.start, range.start + found.index) };
}
