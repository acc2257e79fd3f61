import type { LabelContext, LabelModel } from "./entries/label-parts.ts";
import type { FieldLabel } from "./entries/labelled-entries.ts";
import type { Part, Separator } from "./entries/parts.ts";
import { isAllCaps, startsWithCapital, wordsOf } from "../core/words.ts";
import { isLevelOfSchool } from "./entries/levels-of-school.ts";
import { isAside } from "./education-asides.ts";
import { townBefore } from "./experience-model.ts";
import {
  degreeScore,
  gradeScore,
  institutionScore,
  isAddress,
  isBareDegree,
  isRegion,
  isSubject,
  jobScore,
  placeScore,
} from "./entries/word-scores.ts";

export type EducationLabel = "degree" | "institution" | "location" | "grade" | "extra";

const sameCost: Record<EducationLabel, Partial<Record<Separator, number>>> = {
  degree: { paren: -0.2, comma: 0.2, style: -0.2, dash: 0, pipe: -0.8, gap: -1.5, line: -0.1, at: -4 },
  institution: { paren: -0.4, comma: -1.6, style: -1.2, dash: -0.8, pipe: -2, gap: -2.5, line: -2.5, at: -4 },
  location: { paren: 0, comma: 0.4, style: -0.5, dash: -0.3, pipe: -1, gap: -2, line: -1.5, at: -3 },
  grade: { comma: 0.2, style: -0.5, dash: -1, pipe: -1, gap: -1.5, line: -1.5, at: -3 },
  extra: { comma: 0, style: 0, dash: 0, pipe: 0, gap: 0, line: 0, at: 0 },
};

/** What the header of a school entry holds: degree with subject, school, place and mark. */
export const educationModel: LabelModel<EducationLabel> = {
  labels: ["degree", "institution", "location", "grade", "extra"],
  emission: educationEmission,
  same: (label, part) => sameCost[label][part.separator] ?? 0,
  change: educationChange,
  wanted: { degree: 1.6, institution: 1.6, grade: 0 },
  repeatable: ["extra", "degree"],
};

const saidAs: Readonly<Partial<Record<FieldLabel, EducationLabel>>> = {
  degree: "degree",
  school: "institution",
  place: "location",
};
/** What a label before a part says weighs more than its words. */
const saidWeight = 3;

function educationEmission(part: Part, label: EducationLabel, context: LabelContext): number {
  const { text } = part.piece;
  const said = part.said === undefined ? undefined : saidAs[part.said];
  if (said !== undefined) return label === said ? saidWeight : -saidWeight;
  // "Cambridge, MA" and "Cambridge MA" name a state.
  const isTown = part.separator === "comma" && ((part.place === "last" && isRegion(text)) || placeScore(text) >= 2.5);
  const degree = isTown ? 0 : degreeScore(text);
  const institution = institutionScore(text);
  const place = placeScore(text);
  const grade = gradeScore(text);
  if (isAddress(text)) return label === "extra" ? 2 : -3;
  if (isSchoolByLetters(part, context)) return label === "institution" ? 4 : -2;
  if (isFacultyApart(part, context)) return label === "extra" ? 4 : -3;
  if (isSchoolOfTrade(part, context)) return label === "institution" ? 3 : -1;
  if (isTradeOfSchool(part, context)) return label === "degree" ? 3 : -1;
  if (isOnlyOtherName(part, context)) return label === "institution" ? 2.6 : label === "extra" ? -0.6 : -1.2;
  if (isAside(text) || isBoardBesideSchool(part, context)) return label === "extra" ? 3 : -4;
  switch (label) {
    case "degree":
      return (
        0.2 +
        degree -
        (institution >= 2.5 && degree < 3 ? 1.6 : 0) -
        (grade >= 3 ? 3 : 0) -
        (place >= 2.5 ? 1.5 : 0) -
        (degree < 1 && (isBehindSchool(part, context) || isTownOfSchool(part, context)) ? 1.6 : 0) -
        (isDepartment(part, context) || departmentLead.test(text) ? 3 : 0) -
        (stillGoing.test(text) ? 2.5 : 0) -
        (schoolStatus.test(text) ? 5 : 0) +
        (isSubjectBetween(part, context) ? 2 : 0)
      );
    case "institution":
      return (
        institution -
        (townBefore(part, context) ? (institution < 1 ? 3 : 1.5) : 0) -
        (degree >= 3 ? 2 : degree > 1 ? 0.5 : 0) -
        (grade >= 2 ? 2.5 : 0) -
        (place >= 2.5 && institution < 2 ? 2 : 0) -
        (institution < 1 && isSubjectBesideSchool(part, context) ? 2 : 0) +
        (isDepartment(part, context) ? 4 : departmentLead.test(text) ? 2 : 0) +
        Math.min(0.8, context.repeats(text) * 0.4)
      );
    case "location":
      return (
        (townBefore(part, context) || isTownOfSchool(part, context) ? 1.5 : place < 0.9 ? -0.8 : place) -
        (institution >= 2.5 ? 1.5 : 0) -
        (degree >= 2 ? 2 : 0) -
        (isSubjectBetween(part, context) ? 2 : 0) +
        (context.last && place >= 0 ? 0.1 : 0)
      );
    case "grade":
      return grade - (degree >= 3 ? 1 : 0);
    case "extra":
      if (schoolStatus.test(text)) return 3;
      return /:/.test(text) && grade < 2 ? 1.5 : text.length > 70 ? 0.8 : -0.6;
  }
}

/** "(Currently 3rd year)" beside a date says how far somebody is. */
const stillGoing =
  /^(?:in progress|ongoing|estimated|expected|top \d|currently|presently|actualmente|atualmente|attualmente|actuellement|aktuell|derzeit|momenteel)(?!\p{L})/iu;

/** Korean and Chinese forms say in a cell of their own how a school ended, and what kind of school it was. */
const schoolStatus =
  /^(?:卒業(?:見込み?|予定)?|修了(?:見込み?|予定)?|中退|在学中?|(?:预计)?(?:毕业|畢業|结业|肄业|肄業)|在读|在讀|就讀中|预计|应届|应届生|专业|專業|学历|學歷|学位|學位|全日制|非全日制|统招|(?:대학교?|대학원|고등학교|전문대)?\s*(?:\([\d,]+년제?\))?\s*(?:졸업(?:예정|유예)?|재학\s?중?|휴학(?:중)?|중퇴|수료(?:예정)?|편입|입학|이수)|(?:대학교?|대학원)\s?\([\d,]+년제?\)|학력|학력사항|교육|최종학력|구분)$/u;

/** Behind a comma or in a row of its own after a degree that says its subject, and something else: "BSc in Physics, UPEM, Marne la Vallée". */
function isBehindSchool(part: Part, { earlier }: LabelContext): boolean {
  if ((part.separator !== "comma" && part.separator !== "line") || isSubject(part.piece.text)) return false;
  const isWhole = ({ piece: { text } }: Part) => degreeScore(text) >= 2.6 && !isBareDegree(text);
  return (
    earlier.slice(0, -1).some(isWhole) ||
    (earlier.some(isWhole) && institutionScore(earlier.at(-1)?.piece.text ?? "") >= 2.5)
  );
}

const longestTown = 3;

/** "Hillside Polytechnic, Marlow": a short name right behind the school, where the header names a degree or subject elsewhere. */
function isTownOfSchool(part: Part, { earlier, around, repeats }: LabelContext): boolean {
  const { text } = part.piece;
  const school = earlier.at(-1);
  if (!isParted(part) || school === undefined || school.row !== part.row) return false;
  const isName = startsWithCapital(text) && wordsOf(text).length <= longestTown && !/\d/.test(text) && !isSubject(text);
  const isSchool =
    institutionScore(school.piece.text) >= 2.5 || schoolNoun.test(school.piece.text) || repeats(text) > 0;
  if (!isName || !isSchool || institutionScore(text) >= 1) return false;
  return around.some(
    (other) => other !== part && other !== school && (isStudy(other.piece.text) || namesTrade(other.piece.text)),
  );
}

/** "Lycée Jean Moulin – Roubaix", "Collège Moulin (Roubaix)": a dash or brackets part the town at the end of its row; letters alone are the school's own. */
const isParted = ({ separator, place, piece: { text } }: Part): boolean =>
  separator === "comma" ||
  (separator === "dash" && place === "last" && !isAllCaps(text) && placeScore(text) >= 0) ||
  (separator === "paren" && /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(text));

const isStudy = (text: string): boolean => degreeScore(text) >= 2.6 || isSubject(text);

const letters = /^\p{Lu}[\p{Lu}\d]{1,7}$/u;

/** "FMC — Faculdades Monte Claro": the letters of a school before or behind its name, parted by a dash. */
function isSchoolByLetters(part: Part, { earlier, next }: LabelContext): boolean {
  if (!letters.test(part.piece.text) || degreeScore(part.piece.text) >= 2.6) return false;
  const isName = (other: Part | undefined | null) =>
    other !== undefined && other !== null && other.row === part.row && institutionScore(other.piece.text) >= 2.5;
  if (next?.separator === "dash" && isName(next)) return true;
  return part.separator === "dash" && isName(earlier.at(-1));
}

const schoolNoun =
  /(?<!\p{L})(?:szkoła|škola|skola|učiliště|učilište|училище|техникум|лицей|школа|école|escuela|scuola|schule)(?!\p{L})/iu;

/** "Kucharz" beside "Zasadnicza szkoła zawodowa": the kind of school is the school where a trade is what was learned there. */
function isSchoolOfTrade(part: Part, { around }: LabelContext): boolean {
  if (!schoolNoun.test(part.piece.text) || !isLevelOfSchool(part.piece.text)) return false;
  return around.some(({ piece: { text } }) => namesTrade(text));
}

const namesTrade = (text: string): boolean => jobScore(text.split(/\s/u)[0] ?? "") >= 2.4 && !schoolNoun.test(text);

const isTradeOfSchool = (part: Part, context: LabelContext): boolean =>
  namesTrade(part.piece.text) && context.around.some((other) => other !== part && isSchoolOfTrade(other, context));

const mostUnknown = 6;

/** A name without a word for a school, a degree, a subject, a place or a mark. */
function isUnknownName({ piece: { text } }: Part): boolean {
  if (!startsWithCapital(text) || /[:.!?]|\d{4}/u.test(text)) return false;
  if (wordsOf(text).length > mostUnknown || isSubject(text) || degreeScore(text) >= 1) return false;
  return institutionScore(text) < 2.5 && gradeScore(text) < 1 && placeScore(text) < 0.9 && !isAside(text);
}

/** "Applied Botany" and "Harwick Tech" in rows of their own: what was studied, and the one name that may be the school's. */
function isOnlyOtherName(part: Part, { around, next }: LabelContext): boolean {
  if ((part.place !== "only" && part.place !== "first") || !isUnknownName(part)) return false;
  // "Harwick, UK": a town before its country.
  if (next !== null && next.row === part.row && next.separator === "comma") return false;
  if (around.some(({ piece }) => institutionScore(piece.text) >= 2.5)) return false;
  // Behind a gap in its own row stands where it is.
  if (around.some((other) => other !== part && other.row !== part.row && isUnknownName(other))) return false;
  return around.some((other) => other.row !== part.row && other.place !== "middle" && isStudy(other.piece.text));
}

const board =
  /^(?:(?:[a-z]+ )?(?:state|central|matriculation) board|c\.?b\.?s\.?e\.?|i\.?c\.?s\.?e\.?|[a-z]{2,6} board|board of .{3,60})$/iu;

/** "Harbour School | State Board": who held the examination, beside the school where it was taken. */
function isBoardBesideSchool(part: Part, { around }: LabelContext): boolean {
  if (!board.test(part.piece.text)) return false;
  return around.some(
    ({ row, piece: { text } }) => row === part.row && institutionScore(text) >= 2.5 && !board.test(text),
  );
}

const hanName = /^\p{Script=Han}{3,}$/u;

/** "泰山大学, 信息安全, 硕士研究生": between a school and a degree in one row stands what was studied. */
function isSubjectBetween(part: Part, { earlier, next }: LabelContext): boolean {
  const school = earlier.at(-1);
  const { text } = part.piece;
  if (!hanName.test(text) || placeScore(text) >= 2.5 || institutionScore(text) >= 2.5) return false;
  return (
    school !== undefined &&
    school.row === part.row &&
    institutionScore(school.piece.text) >= 2.5 &&
    next !== null &&
    degreeScore(next.piece.text) >= 2.6
  );
}

/** "Department of Physics", in whatever place: no degree, and written with the school. */
const departmentLead =
  /^(?:department|dept\.?|dipartimento|departamento|d[eé]partement|departement|fachbereich|кафедра|факультет)\s/iu;

/** "Hillside University – Marine Biology – PhD": a field of study beside a surer school in its row was studied there. */
function isSubjectBesideSchool(part: Part, { around }: LabelContext): boolean {
  return (
    isSubject(part.piece.text) &&
    !departmentLead.test(part.piece.text) &&
    around.some((other) => other !== part && other.row === part.row && institutionScore(other.piece.text) >= 2.5)
  );
}

const faculty =
  /^(?:(?:graduate\s+)?(?:department|dept\.?|faculty|division|school|institute) (?:of|for)|faculdade de|facultad de|facult[eé] (?:de|des|d['’])|facolt[aà] di|fakultät für|fachbereich|institut für|dipartimento|departamento|d[eé]partement|кафедра|факультет|wydział|katedra|fakulta)\s|\s(?:faculty|факультет|fak[uü]ltesi|b[oö]l[uü]m[uü])$|^\S{2,14}(?:学部|学院|학부|단과대학)$/iu;
const university =
  /universi|hochschule|polit[eé]cn|polytech|politechnika|университет|академия|[uü]niversitesi|uniwersytet|大学|大學|대학교|(?:^|\s)college$/iu;

/** "School of Criminology" in a row of its own beside "Hillside University" in another: a part of that school. */
function isFacultyApart(part: Part, { around }: LabelContext): boolean {
  const { text } = part.piece;
  const isFirst = part.place === "only" || part.place === "first";
  if (!isFirst || !faculty.test(text) || university.test(text)) return false;
  return around.some(
    ({ row, piece }) => row !== part.row && institutionScore(piece.text) >= 2.5 && !faculty.test(piece.text),
  );
}

const departmentWord = /^(?:department|dept\.?|faculty|division|school|institute) of\s|\s(?:department|faculty)$/iu;

/** "Department of Physics, University of …" in one row: the department is a part of the school. */
function isDepartment(part: Part, { around }: LabelContext): boolean {
  if (!departmentWord.test(part.piece.text)) return false;
  return around
    .slice(around.indexOf(part) + 1)
    .some(
      ({ row, separator, piece }) => row === part.row && separator === "comma" && institutionScore(piece.text) >= 2.5,
    );
}

function educationChange(from: EducationLabel, to: EducationLabel, separator: Separator): number {
  if (separator === "at") return from === "degree" && to === "institution" ? 3 : -2;
  if (to === "degree" && from !== "institution") return -0.4;
  if (to === "location" && from === "institution" && (separator === "comma" || separator === "paren")) return 0.4;
  if (to === "location" && from === "institution" && separator === "dash") return 0.9;
  if (to === "location" && from === "degree" && separator === "comma") return -1.5;
  return 0;
}
