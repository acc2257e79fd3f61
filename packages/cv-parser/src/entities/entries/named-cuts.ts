import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { germanicAtCuts } from "./names-behind-words.ts";
import type { Separator } from "./parts.ts";
import {
  degreeScore,
  gradeScore,
  hasLegalForm,
  institutionScore,
  isEmploymentType,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./word-scores.ts";

/** Where a cell of a header is cut, and by what. */
export type Cut = { start: number; end: number; separator: Separator };

/** What stands before a colon and says what follows, as no employer and no school is called. */
const sayingWord =
  /(?:thesis|project|focus|major|minor|topic|title|course|coursework|modules?|subjects?|specialisation|specialization|schwerpunkte?|thema|titel|fächer|tema|título|sujet|thème|mémoire|option|tools?|technologies|stack|skills?|role|key|note|grade|gpa|result|kurs|training|seminar|workshop|programme?|weiterbildung)s?$/iu;

/** "HSC", "German high school", "Diploma": what a school after the colon gave. */
const degreeBefore = (text: string): boolean =>
  wordsOf(text).length <= 6 &&
  (degreeScore(text) >= 2.6 ||
    /\b(?:high|secondary|primary|middle) school$/iu.test(text.trim()) ||
    levelOfSchool.test(text));

/** "Secundaria", "Estudios primarios", "Fondamentale" before a colon: the level of school alone. */
export const levelOfSchool =
  /^\s*(?:(?:estudios?|educaci[oó]n|educaç[aã]o|ensino|études|enseignement|nivel|instrucci[oó]n|istruzione)\s+)?(?:primari[oa]s?|secundari[oa]s?|superior(?:es)?|universitari[oa]s?|preparatoria|bachillerato|fundamental|m[eé]di[oa]|t[eé]cnic[oa]s?|primaires?|secondaires?|supérieure?s?|universitaires?|media|superiore|universit[aà]|liceal[ea]?|postgrado|posgrado)\s*$/iu;

const longestPost = 4;

/** "Site Foreman" before a colon: a post and nothing else. */
const isPostAlone = (text: string): boolean =>
  startsWithCapital(text) &&
  wordsOf(text).length <= longestPost &&
  !sayingWord.test(text) &&
  jobScore(text) >= 2 &&
  organisationScore(text) < 1.6;

/** "Reed & Sons: Internship in the mill", "Hill College: Applied botany (BSc)": a name, a colon, and what one was or studied there. */
export function colonCuts(text: string, offset: number): Cut[] {
  const found = /(?<=[\p{L}\p{N}.)])\s*:\s+(?=\p{Lu})/u.exec(text);
  if (found === null) return [];
  const left = text.slice(0, found.index);
  const right = text.slice(found.index + found[0].length).split(/[,|·•]|\s[–—-]\s/u)[0] ?? "";
  const isName = startsWithCapital(left) && wordsOf(left).length <= 6 && !sayingWord.test(left) && jobScore(left) < 1.6;
  const isTold = jobScore(right) >= 1.6 || degreeScore(right) >= 2.6 || /\((?:B|M)\.\s?\p{L}+\.?\)/u.test(right);
  const isDegreeOfSchool = degreeBefore(left) && institutionScore(right) >= 2.5 && degreeScore(right) < 2.6;
  const isStudiedThere = institutionScore(left) >= 2.5 && isSubject(right);
  const isPostThere = isPostAlone(left) && organisationScore(right) >= 1.6 && jobScore(right) < 1.5;
  return isDegreeOfSchool || isPostThere || (isName && (isTold || isStudiedThere))
    ? [{ start: offset + found.index, end: offset + found.index + found[0].length, separator: "dash" as const }]
    : [];
}

/** "Heron- Site Supervisor": a hyphen with a blank behind it only parts a post from what names none. */
export function hyphenCuts(text: string, offset: number): Cut[] {
  return [...text.matchAll(/(?<=[\p{L}\d)])[–—-]\s+(?=\p{Lu})/gu)].flatMap((match) => {
    const end = match.index + match[0].length;
    const left =
      text
        .slice(0, match.index)
        .split(/[,|·•\t]|\s[–—-]\s/u)
        .at(-1) ?? "";
    const right = text.slice(end).split(/[,|·•\t(]|\s[–—-]\s|\s\d/u)[0] ?? "";
    const isPost = [left, right].map((side) => jobScore(side) >= 1.6);
    return isPost[0] === isPost[1] || !startsWithCapital(left)
      ? []
      : [{ start: offset + match.index, end: offset + end, separator: "dash" as const }];
  });
}

/** "BSc in Physics from Hillside University", "Maestra por la Universidad de Lugo". */
export function degreeFromCuts(text: string, offset: number): Cut[] {
  return [...text.matchAll(/\s+(?:from(?:\s+the)?|por(?:\s+(?:la|el))?|pel[oa])\s+(?=\p{Lu})/gu)].flatMap((match) => {
    const cut = { start: offset + match.index, end: offset + match.index + match[0].length, separator: "at" as const };
    const right = text.slice(match.index + match[0].length).split(/[,|·(]|\s[–—-]\s/u)[0] ?? "";
    return degreeScore(text.slice(0, match.index)) >= 1.2 && institutionScore(right) >= 2.5 ? [cut] : [];
  });
}

/** "Analista en Editorial Nogal": the short words of these languages mean "at" only between a post and an employer. */
export function romanceAtCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [
    ...internshipCuts(text, offset, cuts),
    ...romanceNameCuts(text, offset, cuts),
    ...germanicAtCuts(text, offset, cuts),
    ...ofSchoolCuts(text, offset, cuts),
  ];
}

/** "Bac pro Cuisine du lycée Moulin", "Laurea in Chimica dell'Università di …": the school that a degree is of. */
const ofSchool =
  /\s+(?:du|de\s+la|de\s+l['’]|del|della|dell['’])\s*(?=(?:lyc[ée]e|universit[ée]|[ée]cole|institut|coll[èe]ge|facult[ée]|liceo|istituto|universit[àa]|scuola)\s)/giu;

function ofSchoolCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(ofSchool)].slice(0, 1).flatMap((match) => {
    const cut = { start: offset + match.index, end: offset + match.index + match[0].length, separator: "at" as const };
    const from = Math.max(0, ...cuts.filter(({ end }) => end <= cut.start).map(({ end }) => end - offset));
    const left = text.slice(from, match.index);
    const isTaken = cuts.some((other) => cut.start < other.end && cut.end > other.start);
    const isWhole = wordsOf(left).length >= leastOfDegree && degreeScore(left) >= 2.6 && institutionScore(left) < 2.5;
    return !isTaken && isWhole ? [cut] : [];
  });
}

const leastOfDegree = 3;

/** "Stage d'observation à 100TULIPES", "Stage au laboratoire LORN", "Stage : Banque Heron": an internship at whatever follows. */
const internshipAt =
  /(?<=^|[:|,]\s?|\d\s)(?:stage|stagiaire|alternance|apprentissage|tirocinio|est[aá]gio|pr[aá]cticas|pasant[ií]a)s?(?:\s(?:d['’]|de\s|en\s)?[\p{Ll}'’ -]{1,40}?)?\s+(?:à|au|aux|au\s+sein\s+(?:de|du|des)|chez|dans|presso|en|em|na|no)(?:\s+(?:la|le|les|lo|il|el|l['’]))?\s*(?<=[\s'’])(?=[\p{Lu}\d«“"]|(?:laboratoire|centre|service|cabinet|groupe|société|département|studio|institut|banque|laboratorio|centro|empresa)\s)/iu;

function internshipCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  const found = internshipAt.exec(text);
  if (found === null) return [];
  const lead =
    /\s+(?:à|au|aux|au\s+sein\s+(?:de|du|des)|chez|dans|presso|en|em|na|no)(?:\s+(?:la|le|les|lo|il|el|l['’]))?\s*$/iu.exec(
      found[0],
    );
  const to = found.index + found[0].length;
  const right = text.slice(to).split(/[,|·(:]|\s[–—-]\s/u)[0] ?? "";
  if (lead === null || placeScore(right) >= 2 || isSubject(right)) return [];
  const cut = { start: offset + found.index + lead.index, end: offset + to, separator: "at" as const };
  return cuts.some((other) => cut.start < other.end && cut.end > other.start) ? [] : [cut];
}

function romanceNameCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [
    ...text.matchAll(
      /\s+(?:(?:en(?:\s+(?:la|el|los|las))?|em|na|no|nel|nella|à|à la|au|w|we|ve?|vo|u|pri|при|во?|у)\s+|(?:à|au sein de|auprès de) l['’])(?=[\p{Lu}«„])/gu,
    ),
  ].flatMap((match) => {
    const cut = { start: offset + match.index, end: offset + match.index + match[0].length, separator: "at" as const };
    const isTaken = cuts.some((other) => cut.start < other.end && cut.end > other.start);
    const left = text.slice(0, match.index);
    const rest = text.slice(match.index + match[0].length);
    const right =
      rest.split(/[,|·]|\s[–—-]\s|(?<=\p{Ll}{3})\.\s|\s(?:pel[oa]|por|n[oa]|en)\s(?:(?:la|el)\s)?(?=\p{Lu})/u)[0] ?? "";
    const own = left.split(/[:|·,]|\s[–—-]\s/u).at(-1) ?? "";
    const isPost = [left, own].some((side) => jobScore(side) >= 1.5 || isEmploymentType(side) || internship.test(side));
    const isStudent = student.test(own);
    const isIn = /^\s+(?:en(?!\s+(?:la|el|los|las)\s)|em|nel|nella)\s/u.test(match[0]);
    const isDegree = (degreeScore(left) >= 1.6 || course.test(own)) && (!isIn || schoolName.test(right));
    // "Ingeniero en Sistemas": a degree and its subject.
    if (isIn && degreeScore(own) >= 2.6 && isSubject(right) && institutionScore(right) < 2.5 && !hasLegalForm(right))
      return [];
    const isAtLetters = !isIn && letterName.test(right);
    const isAtName = isPost
      ? organisationScore(right) >= 1.6 ||
        isBrazilianAt(match[0], own, right) ||
        isAboveTown(text.slice(match.index + match[0].length))
      : institutionScore(right) >= 2.5;
    if (isStudent && institutionScore(right) < 2.5) return [];
    if (/^\s+ve\s/u.test(match[0]) && isTurkish.test(text)) return [];
    if (!isTaken && !isIn && isBeforeTown(own, rest)) return [cut];
    if (isPost && /\s(?:la|el|los|las)\s+$/u.test(match[0]) && noEmployer.test(right)) return [];
    return !isTaken && (isPost || isDegree) && (isAtLetters || isAtName) ? [cut] : [];
  });
}

/** "… San. ve Tic. A.Ş.": the Czech word for "in" is the Turkish one for "and". */
const isTurkish = /[ğşıİĞŞ]|(?<!\p{L})(?:San|Tic|Sanayi|Ticaret|Pazarlama)(?!\p{L})/u;

/** "Caissier à Prosuma (Abidjan)": what stands before its town in brackets, and is none itself, is where one was. */
function isBeforeTown(left: string, rest: string): boolean {
  const found = /^([^(),|]{2,60}?)\s*\(([^()]{2,40})\)\s*[.:;]?\s*$/u.exec(rest);
  const [name, town] = [found?.[1] ?? "", found?.[2] ?? ""];
  if (found === null || !startsWithCapital(left.trim()) || placeScore(name) >= 2) return false;
  return placeScore(town) >= 2 || (townInBrackets.test(town) && !isEmploymentType(town));
}

/** "Estudiante de Ingeniería en Sistemas": what a student is one of is a subject as well. */
const student = /^\s*(?:estudiante|estudante|étudiante?|studente|studentessa|alumn[oa]|alun[oa]|student)(?!\p{L})/iu;

/** "Curso de Gestão na Faculdade …": a course is taken at a school as a degree is. */
const course = /^\s*(?:curso|formação|formaci[oó]n|seminario|taller|oficina)\s/iu;

/** What a degree was taken in is a subject, unless a school begins so. */
const schoolName =
  /^(?:Universi|Faculdade|Facult|Escol|Escuela|Instit|Istitut|Coleg|Colég|Lice|Politec|Politéc|Accademia|Academia|Conservat|Seminari|(?:I\.?\s?E\.?\s?S|C\.?E\.?I\.?P|CIFP|CPIFP|C\.?P|SENAI|SENAC)\.?\s)/u;

const surePost = 2.4;
const noEmployer =
  /^(?:extensivo|intensivo|turno|per[ií]odo|n[ií]vel|segmento|atendimento|apoio|controle|[áa]rea|regi[aã]o|regi[oó]n|secci[oó]n|ciudad|equip[ae]|dire[cç][cç]?[aã]o|se[cç][cç][aã]o|setor|departamento|cidade|linha|zona|gest[aã]o)(?!\p{L})/iu;

/** "Conductor en Rápidos Tarn (Lugo).": where it is, in brackets behind a name, tells that somebody works there. */
function isAboveTown(right: string): boolean {
  const [, name = "", town = ""] = /^([^()]{2,40}?)\s\(([^()]{3,40})\)\.?\s*$/u.exec(right) ?? [];
  return (townInBrackets.test(town) || placeScore(town) >= 2.5) && !isSubject(name) && placeScore(name) < 2;
}

/** "Operador de loja no Continente": "no" and "na" name who a post was for, unless a place or a part of it follows. */
function isBrazilianAt(at: string, left: string, right: string): boolean {
  if (!/^\s+n[oa]\s+$/u.test(at) || jobScore(left) < surePost || noEmployer.test(right)) return false;
  return placeScore(right) < 2 && degreeScore(right) < 1 && !isSubject(right) && !/^ensino\s/iu.test(right);
}

/** "Stage d'un mois", "Estágio curricular". */
const internship = /^\s*(?:stage|est[aá]gio|pr[aá]cticas|tirocinio|pasant[ií]a|alternance)(?:\s|$)/iu;

/** "à l'UPEC", "na FGV (SP)": schools and employers that go by their letters. */
const letterName = /^\p{Lu}{3,8}(?=$|\s*\(|\s(?:d[eiu]|des|da)\s\p{Lu})/u;

/** What the name of a school ends with where the language puts it last ("… Üniversitesi", "…大学"), before a blank. */
const schoolEnd =
  /(?:Üniversitesi|Lisesi|Enstitüsü|Yüksekokulu|大学|大學|学院|(?:대학교|대학원)(?:\s?\([^()]{1,8}\))?)\s+(?=[\p{Lu}\p{Lo}])/gu;

/** "… Üniversitesi Bilgisayar Mühendisliği": the subject stands behind the school, and nothing parts them. */
export function schoolCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(schoolEnd)].flatMap((match) => {
    const end = match.index + match[0].length;
    const start = match.index + match[0].trimEnd().length;
    const isTaken = cuts.some((other) => offset + start < other.end && offset + end > other.start);
    const rest = text.slice(end, end + 60);
    return isTaken || !(isSubject(rest) || degreeScore(rest) >= 2.6)
      ? []
      : [{ start: offset + start, end: offset + end, separator: "pipe" as const }];
  });
}

/** What the name of a school begins with where the language puts the kind first. */
const schoolLead =
  /(?<![,;|(–—-])\s+(?=(?:Universi(?:dade?|tà|tät|té|tatea|teit|tetet?|ty\sof)|Uniwersytet|Politechnika|Polit[eé]cnic[oa]|Institut[eo]?|Istituto|Escuela|Escola|E\.E\.S\.|Coleg?io|Colégio|Lic[eé]o|Lycée|[EÉ]cole|Faculté|Hochschule|Akademi[ea]|IES)\s)/gu;
const leadsOn =
  /(?:^|\s)(?:of|in|at|for|from|the|and|de|del|della|dell|di|da|do|du|des|d|la|las|los|le|el|en|em|y|e|et|der|die|das|im|an|am|für|und|på|i|og|ved|w|na|z|técnic[oa]|superior|high|technical)$/iu;

/** "Bachiller en Ciencias Exactas Escuela Normal …": the school stands behind the degree, and nothing parts them. */
export function degreeSchoolCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(schoolLead)].slice(0, 1).flatMap((match) => {
    const cut = {
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      separator: "pipe" as const,
    };
    const isTaken = cuts.some((other) => cut.start < other.end && cut.end > other.start);
    const from = Math.max(0, ...cuts.filter(({ end }) => end <= cut.start).map(({ end }) => end - offset));
    const left = text.slice(from, match.index);
    if (isTaken || leadsOn.test(left) || wordsOf(left).length > 10) return [];
    return degreeScore(left) >= 2.6 && institutionScore(left) < 2.5 ? [cut] : [];
  });
}

/** "بكالوريوس تجارة جامعة النهضة", "کارشناسی حسابداری دانشگاه مهر": the word for the school begins its name, and nothing parts it. */
const schoolOfEast =
  /(?<=[\p{L}\p{N})])\s+(?:من\s+|في\s+|فى\s+|از\s+|من\s+ال)?(?=(?:جامعة|الجامعة|كلية|الكلية|معهد|المعهد|أكاديمية|الأكاديمية|ثانوية|دانشگاه|دانشکده|دبیرستان|هنرستان|אוניברסיטת|האוניברסיטה|מכללת|המכללה|הטכניון|תיכון)\s)/gu;

export function easternSchoolCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(schoolOfEast)].slice(0, 1).flatMap((match) => {
    const end = match.index + match[0].length;
    const cut = { start: offset + match.index, end: offset + end, separator: "pipe" as const };
    const left =
      text
        .slice(0, match.index)
        .split(/[,،|\t:]|\s[–—-]\s/u)
        .at(-1) ?? "";
    const right = text.slice(end).split(/[,،|\t(]|\s[–—-]\s/u)[0] ?? "";
    const isTaken = cuts.some((other) => cut.start < other.end && cut.end > other.start);
    const isFit = degreeScore(left) >= 2.6 && institutionScore(left) < 2.5 && institutionScore(right) >= 2.5;
    return isTaken || !isFit || wordsOf(left).length < 2 || wordsOf(left).length > 10 ? [] : [cut];
  });
}

/** What German, Austrian and Swiss schools end with. */
const leaving =
  /(?<=^|[\s|,])(?:(?:Fach)?Abitur|(?:Allgemeine\s|Fachgebundene\s)?(?:Fach)?[Hh]ochschulreife|Mittlere\sReife|Mittlerer\sSchulabschluss|(?:Real|Haupt)schulabschluss|Matura|Maturität)\s+(?=\p{Lu})/gu;

/** "Abitur Goethe-Gymnasium", "Realschulabschluss Oberschule Tarn": the school stands behind what it ended with. */
export function leavingCuts(text: string, offset: number): Cut[] {
  return [...text.matchAll(leaving)].slice(0, 1).flatMap(({ index, 0: found }) => {
    const rest = text.slice(index + found.length).split(/[,(|–]/u)[0] ?? "";
    const end = offset + index + found.length;
    const start = end - (found.length - found.trimEnd().length);
    return institutionScore(rest) >= 0.9 ? [{ start, end, separator: "pipe" as const }] : [];
  });
}

const townInBrackets = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+){0,2}(?:,\s*[\p{L}. ]+)?$/u;
const wordsWithoutCase = /^[\p{Script=Arabic}\p{Script=Hebrew}]+(?:[ -][\p{Script=Arabic}\p{Script=Hebrew}]+)?$/u;

/** Arabic and Hebrew have no capitals that tell a town: there a word or two behind what is surely an organisation do. */
function isTownWithoutCase(before: string, inner: string): boolean {
  const name = before.split(/[,،|]/u).at(-1) ?? "";
  return wordsWithoutCase.test(inner) && Math.max(organisationScore(name), institutionScore(name)) >= 1.6;
}

const parted = /[,;|·•:\t]|\s[–—-]\s/u;
const sure = { post: 2.6, employer: 3, atAll: 1.6 };

/** "Accountant (Brightwell Ltd)", "Brightwell Ltd (Accountant)": a post and an employer, one of them in brackets. */
function arePostAndEmployer(before: string, inner: string): boolean {
  const name = before.split(parted).at(-1) ?? "";
  const [outside, inside] = [jobScore(name), jobScore(inner)];
  if (outside >= sure.post) return inside < sure.atAll && organisationScore(inner) >= sure.employer;
  return inside >= sure.post && outside < sure.atAll && organisationScore(name) >= sure.atAll;
}

/** A place or a mark in brackets behind a name is a part of its own, and so is an employer behind a post; other brackets belong to the name. */
export function bracketCuts(text: string, offset: number, cuts: readonly Cut[]): Cut[] {
  return [...text.matchAll(/\s*\(([^()]{1,90})\)(?=\s|\.?$|[,;|•·–—-])/gu)].flatMap((match) => {
    const inner = match[1] ?? "";
    const start = offset + match.index;
    const end = start + match[0].length;
    const nested = cuts.some((cut) => start < cut.end && end > cut.start);
    const rest = text.slice(match.index + match[0].length);
    const next = end + rest.length - rest.trimStart().length;
    const isParted = /^\s*(?:\.?$|[,;|•·–—-])/u.test(rest) || cuts.some((cut) => cut.start <= next && cut.end > next);
    const before = text.slice(0, match.index);
    const atEnd =
      /^[\s|•·–—-]*\.?$/.test(rest) &&
      !/^(?:hons|honours|expected|current|contract|distinction|มหาชน)$/i.test(inner) &&
      !isEmploymentType(inner);
    const town = atEnd && (townInBrackets.test(inner) || isTownWithoutCase(before, inner));
    const isPart = gradeScore(inner) >= 3 || placeScore(inner) >= 2.5 || town || arePostAndEmployer(before, inner);
    if (nested || match.index === 0 || !isParted || !isPart) return [];
    const lead = match[0].indexOf("(") + 1;
    return [
      { start, end: start + lead, separator: "paren" as const },
      { start: end - 1, end, separator: "pipe" as const },
    ];
  });
}
