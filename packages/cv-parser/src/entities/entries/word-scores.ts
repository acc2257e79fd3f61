import {
  capitalShare,
  compactKey,
  fold,
  foldInPlace,
  phraseKey,
  phraseSet,
  startsWithCapital,
  wordSet,
  wordsOf,
} from "../../core/words.ts";
import { webDomains } from "../../lexicon/contact.ts";
import {
  degreeWords,
  eastAsianGrades,
  gradeLabels,
  gradeQualifiers,
  gradeWords,
  markWords,
  institutionWords,
  spokenMarks,
  subjectPhrases,
  subjectStems,
} from "../../lexicon/education.ts";
import {
  japanesePosts,
  japaneseSchools,
  koreanPosts,
  koreanRanks,
  koreanSchools,
} from "../../lexicon/east-asian-words.ts";
import { employmentTypes, jobModifiers, jobWords, selfEmployment } from "../../lexicon/jobs.ts";
import { legalForms, organisationWords } from "../../lexicon/organisations.ts";
import { regionCodes, remoteWords } from "../../lexicon/places.ts";
import { isChineseDegree, isChineseJob, isChineseOrganisation, isChineseSchool } from "./chinese-words.ts";
import { endsAs } from "./endings.ts";
import { areas, lands, places, taughtAreas, taughtPlaces, towns } from "./known-places.ts";
import { isLevelOfSchool } from "./levels-of-school.ts";
import { opensAs } from "./openings.ts";
import { isPostByEnding } from "./post-endings.ts";
import { isDegreeAbbreviation, isShortAmbiguous } from "./short-degrees.ts";
import { isTownOfHyphens, townBeforeCode } from "./town-codes.ts";

const jobs = wordSet(jobWords);
const modifiers = wordSet(jobModifiers);
const forms = wordSet(legalForms);
const organisations = wordSet(organisationWords);
const institutions = wordSet(institutionWords);
const degrees = wordSet(degreeWords);
const gradeSet = wordSet(gradeWords);
const types = phraseSet(employmentTypes);
const ownEmployer = phraseSet(selfEmployment);
const remote = phraseSet(remoteWords);
const codes = wordSet(regionCodes.toLowerCase());
const degreeKeys = new Set([...degrees].map((word) => compactKey(word)));

const headEnd =
  /^(?:of|for|in|de|du|des|del|della|di|da|do|dos|für|fur|im|der|van|en|to|at|with|und|et|y|e|and|bei|responsible)$/;
const jobEnding =
  /(?:arzt|ärztin|arztin|kraft|leitung|chef|chefin|lehrerin|pflegerin|entwicklerin|beraterin|planerin|fachfrau|fachmann|helfer|helferin|inhaber|inhaberin|(?<!^sev)erin|vrouw|angestellte|angestellter|assistentin|ontwikkelaar|leider|leidster|begeleider|begeleidster|kundige|monteur|nomist|nome|onomo|pologist|apist|patissier|euse|iste|ista|logist|login|logue|grafo|graphe|meister|meisterin|leiter|leiterin|macher|arbeiter|techniker|ingenieur|entwickler|berater|kaufmann|kauffrau|führer|pfleger|lehrer|planer|manager|engineer|medewerker|adviseur|beheerder|praktikant|praktikantin|praktikum)$/;

/** Bounded, because each opening bracket would otherwise be followed to the end of the text. */
const bracketed = /\([^)]{0,120}\)/g;

/** "The Weekly Observer (Leeds)": what a name is followed by in brackets is as a rule where it is. */
const nameWithTown = /^\p{Lu}[^()]{2,60}\s\(\p{Lu}\p{Ll}[\p{L}' -]{1,30}(?:, \p{Lu}[\p{L}. -]{1,30})?\)$/u;

/** Chinese and Japanese write no blanks: the last signs tell what a name names. */
const chineseJob =
  /(?:工程师|经理|主管|总监|教师|老师|讲师|教授|分析师|设计师|架构师|顾问|专员|助理|实习生|会计|律师|医生|医师|护士|程序员|研究员|编辑|记者|翻译|秘书|店长|エンジニア|マネージャー|部長|課長|教員|看護師|デザイナー|アナリスト|アーキテクト|コンサルタント|ディレクター|プロデューサー|店長|講師|医師|薬剤師|엔지니어|개발자|매니저|디자이너|컨설턴트|마케터|기획자|팀장|과장|대리|부장|차장|실장|본부장|점장|사원|연구원|인턴|강사|교사|간호사|조교|대표이사)$/;
/** Work that names a post where the text is as short as one: "新媒体运营", "后台开发". */
const chineseWork =
  /^\S{0,8}(?:运营|开发|测试|运维|前端|后端|全栈|算法|产品|策划|销售|客服|文员|行政|人事|出纳|采购|实施|技术支持|负责人|组长|班长|队长|部长|主席|会长|干事|委员|志愿者|创始人|合伙人|技术员|操作员|质检员|导师|厨师|司机|営業|事務|販売|開発|主任|係長|店員|スタッフ|リーダー|プログラマー?|アルバイト|ディレクター|コンサルタント)$/;
const chineseOrganisation =
  /(?:公司|集团|银行|医院|学校|研究院|研究所|中心|事务所|工作室|出版社|株式会社|合同会社|有限会社|病院|銀行|協会|組合|주식회사|유한회사|그룹|은행|병원|연구소|센터|재단|협회|공사|공단)$|^(?:株式会社|合同会社|有限会社|주식회사|[(（]주[)）]|㈜)/;

const eastAsianPost = new RegExp(`(?:${koreanPosts}|${japanesePosts})(?:\\s?[(（][^()（）]{1,16}[)）])?$`, "u");
const eastAsianSchool = new RegExp(`(?:${koreanSchools}|${japaneseSchools})$`, "u");
/** "사원/팀원 2년차", "임시직/프리랜서": several ranks, or how one was employed. */
const koreanRank = new RegExp(`^${koreanRanks}(?:/${koreanRanks})+(?:\\s?\\d{1,2}년차)?$`, "u");

const chineseSchool =
  /(?:大学|学院|中学|高中|学校|大學|學院|高校|高等学校|专科学校|党校|大学院|専門学校|小学校|中学校|대학교|대학|대학원|고등학교|전문학교|아카데미)$/;
const chineseDegree =
  /^(?:学士|硕士|博士|本科|大专|专科|研究生|學士|碩士|修士|専門士|準学士|短期大学士|高度専門士|高校卒業|高等学校卒業)|(?:^|\s)(?:전문)?(?:학사|석사|박사)(?:\s|$)/;
/** What is studied, in scripts that write no blanks: the last signs tell. */
const chineseSubject =
  /^\S{2,14}(?:科学|工程|技术|专业|管理|学科|学部|専攻|学科|学専攻|공학|공학과|공학부|공학전공|학과|학부|전공)$/;

/** "II", "II-III". */
const grade = /\s(?:I{1,3}|IV|V)(?:\s?[-–/]\s?(?:I{1,3}|IV|V))?$/;

/** "Internship in mill operations" is a post; the bare word says how one was employed. */
const internshipIn =
  /^(?:internship|traineeship|praktikum|pflichtpraktikum|ferienpraktikum|tirocinio|pr[aá]cticas|est[aá]gio)\s+(?:in|im|at|as|als|en|em|de|nel|nella|presso)\s+\p{L}/iu;

/** "Berg- und Skiführer": the half of a pair that waits for the word it is joined to. */
const halfOfPair = /^\p{L}+-\s(?:und|oder|og|och|en|és)\s/u;

const mostPostWords = 5;

/** How much a text reads like the name of an occupation; above 1 it very likely is one. */
export function jobScore(text: string): number {
  if (internshipIn.test(text)) return 2.4;
  // "Data Engineer II": the grade names no occupation.
  const words = wordsOf(text.replace(bracketed, " ").replace(grade, "").replace(halfOfPair, ""));
  if (words.length === 0) return -2;
  if (koreanRank.test(text.trim())) return -1;
  if (chineseJob.test(text.trim()) || isChineseJob(text)) return 3;
  if (words.length <= mostPostWords && eastAsianPost.test(text.trim())) return 3;
  if (chineseWork.test(text.trim()) || endsAs("jobs", text)) return 2.4;
  const opened = opensAs("jobs", text) ? (words.length > 9 ? 1 : 2.6) : -2;
  const stop = words.findIndex((word, index) => index > 0 && headEnd.test(word));
  const head = stop < 0 ? words : words.slice(0, stop);
  const last = head.at(-1) ?? "";
  const first = head[0] ?? "";
  let score = -0.3;
  if (jobs.has(last) || jobs.has(first)) score = 3;
  else if (words.some((word) => jobs.has(word))) score = 1.8;
  else if (head.some((word) => (word.length > 6 && jobEnding.test(word)) || isPostByEnding(word))) score = 1.6;
  else if (head.some((word) => modifiers.has(word))) score = 0.6;
  else if (/\s(?:I{1,3}|IV)$/.test(text)) score = 0.8;
  if (words.length > 9) score -= 1.5;
  if (/\d{3,}/.test(text)) score -= 1;
  return Math.max(score, opened);
}

/** "Rohr, a.s.", "Staněk spol. s r.o.", "Kos i Wilk s.c.", "SC Nord SRL": forms of Central and Eastern Europe. */
const ownDottedForm =
  /(?<![\p{L}\p{N}.])(?:a\.\s?s|v\.\s?o\.\s?s|k\.\s?s|z\.\s?[sú]|o\.\s?p\.\s?s|n\.\s?p|s\.\s?c|[Ss]p\.\s?[jk]|spol\.\s?s\s?r\.\s?o|S\.\s?R\.\s?L|P\.?P\.?H\.?U|F\.?H\.?U)\.?(?=$|[\s,)])/u;

/** True for a name with the legal form of a company: "Heron Ltd", "Reed e.V.". */
export function hasLegalForm(text: string): boolean {
  if (townBeforeCode(text) !== null) return false;
  const last = (wordsOf(text).at(-1) ?? "").replace(/\./g, "");
  return (
    forms.has(last) ||
    ownDottedForm.test(text) ||
    /(?<![\p{L}\p{N}])(?:e\.\s?V|S\.\s?A|S\.\s?L|B\.\s?V|S\.\s?p\.\s?A|S\.\s?r\.\s?l|s\.\s?r\.\s?o|d\.\s?o\.\s?o|Sp\.\s?z\s?o\.\s?o|A\.\s?Ş|L\.L\.C|Inc|Ltd|GmbH|AG|PLC|LLC)(?![\p{L}\p{N}])/u.test(
      text,
    )
  );
}

/** How much a text reads like the name of an employer. */
export function organisationScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return -2;
  const plain = words.map((word) => word.replace(/\./g, ""));
  let score = 0.2;
  if (hasLegalForm(text)) score += 3;
  if (chineseOrganisation.test(text.trim()) || isChineseOrganisation(text)) score += 2.6;
  else if ((opensAs("employers", text) && !endsAsPost(words)) || endsAs("employers", text)) score += 2;
  if (/^(?:\p{L}+\s)*[«“„"][^«»“”"]+[»”“"]$/u.test(text.trim())) score += 1.6;
  const hits = plain.filter(
    (word) => organisations.has(word) || institutions.has(word) || hasOrganisationPart(word),
  ).length;
  if (hits > 0) score += 1.6 + Math.min(0.6, (hits - 1) * 0.3);
  if (numberedSchool.test(text)) score += 2;
  if (/\s&\s|\s\+\s/.test(text)) score += 0.6;
  if (nameWithTown.test(text.trim())) score += 0.8;
  if (startsWithCapital(text)) score += 0.2;
  else score -= 0.5;
  if (words.length > 8) score -= 1;
  return score;
}

/** "Hotel Manager", "Restaurant Supervisor": what opens many names of employers may stand before a post. */
const endsAsPost = (words: readonly string[]): boolean => words.length > 1 && jobs.has(words.at(-1) ?? "");

/** German and Dutch write one word: "Pumpenfabrik", "Maschinenbau". */
function hasOrganisationPart(word: string): boolean {
  return (
    word.length > 7 &&
    /(?:fabrik|(?<!hand)werk|werke|technik|bau|bank|klinik|klinikum|schule|verlag|verein|gesellschaft|handel|betrieb|zentrum|institut|studio|bedrijf|school|ziekenhuis|fabriek|tech|soft|media|systems|labs|works|(?<!^berufs)praxis)$/.test(
      word,
    )
  );
}

/** How much a text reads like a place: known country, region or town, or a code after a town. */
export function placeScore(text: string, known = places): number {
  const trimmed = text.trim();
  const phrase = phraseKey(trimmed.replace(/\b\d{4,6}\b/g, " "));
  if (phrase === "" || isChineseDegree(trimmed)) return -1;
  if (known.has(phrase) || remote.has(phrase)) return 3;
  if (codes.has(trimmed.toLowerCase()) && trimmed === trimmed.toUpperCase()) return 2.6;
  if (isTownWithCode(trimmed) || namedTown.test(trimmed) || isTownOfHyphens(trimmed) || isTownBeforeCode(trimmed))
    return 2.6;
  const pieces = trimmed
    .split(/\s*[,،]\s*|\s+[-–/]\s+|(?<=\p{L}{2})\/(?=\p{L}{2})|\s*[()]\s*/u)
    .filter((piece) => piece !== "");
  if (pieces.length > 1 && pieces.length <= 4) {
    const told = pieces.filter((piece) => placeScore(piece, known) >= 2.5).length;
    if (told > 0) return told === pieces.length ? 3.2 : 2;
  }
  const words = wordsOf(trimmed);
  if (words.length <= 3 && words.some((word) => known.has(word)) && startsWithCapital(trimmed)) return 0.9;
  return words.length <= 3 && startsWithCapital(trimmed) && !/\d/.test(trimmed) && capitalShare(trimmed) < 0.9 ? 0 : -1;
}

/** The same of the places that the labellers were taught with. */
export const taughtPlaceScore = (text: string): number => placeScore(text, taughtPlaces);

/** "гр. София", "г. Казань", "Edo. Lara": the abbreviation says that a town or a state follows. */
const namedTown =
  /^(?:(?:гр|г|м)\.?|(?:Edo|Pcia|Prov|Dpto|Depto|Mun|Col)\.)\s+(?:de\s+|del\s+)?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u;

/** "Santos/SP": no word of it names a school, an employer or a post. */
function isTownBeforeCode(text: string): boolean {
  const words = wordsOf(townBeforeCode(text) ?? "");
  const isName = (word: string) =>
    institutions.has(word) || organisations.has(word) || jobs.has(word) || degrees.has(word) || subject.test(word);
  return words.length > 0 && !words.some(isName);
}

/** Codes of countries that name a kind of work as well: "Warehouse IT". */
const trades = wordSet("it hr pr ai qa");

/** "Austin TX". A code that companies bear as well ("Skogsbolaget AB", "Heron Press UK") needs a town that is known. */
function isTownWithCode(text: string): boolean {
  if (!/^\p{Lu}[\p{L}' -]+\s[A-Z]{2,3}$/u.test(text)) return false;
  const end = text.lastIndexOf(" ");
  const code = text.slice(end + 1).toLowerCase();
  const isOfCompanies = forms.has(code) || trades.has(code) || lands.has(code);
  return codes.has(code) && (!isOfCompanies || places.has(phraseKey(text.slice(0, end))));
}

/** True for the name of a country. */
export const isCountry = (text: string): boolean => lands.has(phraseKey(text));

/** True for a state, province or country, or its code: what is written after a town and never stands for one. */
export function isRegion(text: string, known = areas): boolean {
  const key = phraseKey(text);
  return (known.has(key) && !towns.has(key)) || (/^[A-Z]{2,3}$/.test(text.trim()) && codes.has(key));
}

/** The same of those that the labellers were taught with. */
export const isTaughtRegion = (text: string): boolean => isRegion(text, taughtAreas);

/** "Graduate School of Forestry": a part of a university, and no degree. */
const graduateSchool = /^(?:under)?graduate\s+(?:school|college|division|faculty|institute|center|centre)(?!\p{L})/iu;

/** "Профессиональное училище № 3", "Высшее военное училище": adjectives that tell how far one went, too, before a school. */
const kindOfSlavicSchool =
  /^(?:\p{L}+(?:ое|ее|ая|яя|ий|ый|[нч]е|[нч]а)\s+){1,3}(?:училище|школа|лицей|колледж|техникум|гимназия|институт|ліцей|коледж|технікум|гімназія)(?!\p{L})/iu;

/** How much a text reads like a degree or certificate of a school. */
export function degreeScore(text: string): number {
  if (chineseDegree.test(text.trim()) || isChineseDegree(text)) return 3.2;
  if (isKindOfSchool(text)) return 2.6;
  if (isLevelOfSchool(text)) return 3;
  if (graduateSchool.test(text) || kindOfSlavicSchool.test(text)) return 0;
  if (opensAs("degrees", text) || endsAs("degrees", text)) return 3;
  const words = wordsOf(text.replace(/(?<=\p{L})\.(?=\p{L})/gu, "").replace(/['’]s\b/g, "s"));
  const first = words[0] ?? "";
  const second = words[1] ?? "";
  if (degrees.has(first) || degreeKeys.has(first))
    return isShortAmbiguous(first) && !isDegreeAbbreviation(text) ? 0.6 : 3.2;
  if (degrees.has(second) || /(?:abschluss|studium|ausbildung|diploma?|examen|bachelor|master)$/.test(first))
    return 2.6;
  if (words.slice(2).some((word) => degrees.has(word) && word.length > 3)) return 1.6;
  return /\b(?:major(?:ing)? in|minor in|concentration|specializ|specialis|studies|studium|field of study)\b/i.test(
    text,
  )
    ? 1.2
    : 0;
}

/** Behind the article of Arabic or Hebrew, or the letter for "in", too. */
const subject = new RegExp(`^(?:و?ال|[הבל])?(?:${subjectStems})`, "u");

const subjectPhrase = new RegExp(`(?<!\\p{L})(?:${subjectPhrases})(?!\\p{L})`, "u");

/** True when a text names a field of study by one of its words. */
export function isSubject(text: string): boolean {
  const start = text.slice(0, 120);
  if (subjectPhrase.test(fold(start))) return true;
  return chineseSubject.test(start.trim()) || wordsOf(start).some((word) => subject.test(word));
}

const kindOfSchool =
  /^(?:(?:senior|higher|upper|lower) )?(?:high|secondary|elementary|primary|middle|grammar) school(?: |$)/;

/** "High School", "Secondary school, Mathematics": no name of one, but what was finished there. */
function isKindOfSchool(text: string): boolean {
  const key = phraseKey(text.slice(0, 80));
  const kind = kindOfSchool.exec(key)?.[0];
  if (kind === undefined) return false;
  const rest = wordsOf(key.slice(kind.length));
  return rest.length === 0 || subject.test(rest[0] ?? "") || (degrees.has(rest[0] ?? "") && rest.length <= 2);
}

/** True when a degree names its kind only: "PhD", "Bachelor of Science". */
export function isBareDegree(text: string): boolean {
  const words = wordsOf(text.replace(/(?<=\p{L})\.(?=\p{L})/gu, ""));
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        degrees.has(word) ||
        /^(?:of|in|de|en|i|ii|iii|iv|v|level|science|arts|engineering|hons|honours|des|sciences|degree|ingenieur|ingenieurin|laws|business|administration|commerce|philosophy)$/.test(
          word,
        ),
    )
  );
}

/** "Studium der Informatik" is what was studied; the Polish "Studium" is a school. */
const germanStudies = /^studium\s+(?:der|des|in|im|von|zum|zur)\s/iu;

/** "ثانوية عامة", "شهادة الثانوية": what a school gave at its end; the same word with a name behind it is a school. */
const leavingCertificate =
  /^(?:ال)?(?:شهاده\s)?(?:اتمام\s)?(?:ال)?(?:ثانويه|اعداديه)\s(?:ال)?(?:عامه|ازهريه|تجاريه|صناعيه|زراعيه|علميه?|ادبيه?|فنيه)(?:\s|$)|^(?:ال)?شهاده\s(?:ال)?(?:ثانويه|اعداديه|متوسطه|ابتدائيه)(?:\s|$)/u;

/** "Maharashtra State Board", "Fairlea Public Schools": who holds the examinations of schools, or the schools of a town. */
const boardOfSchools = /\b(?:State|Secondary|Education|Examinations?)\s+Board$|\p{Lu}\p{L}+\s+Schools$/u;

/** "E.E.M. N.º 7", "C.E.F. nro. 3", "U.E. Andrés Bello": public schools that go by letters and a number or a name. */
const numberedSchool =
  /^(?:\p{Lu}\.\s?){2,6}\s?(?:N\.?\s?[º°o]\.?|[Nn]ro\.?|#)\s?\d|^(?:[UICE]\.\s?E|E\.\s?M|C\.\s?P)\.\s?(?:\p{L}+\.\s)?\p{Lu}\p{Ll}/u;

/** How much a text reads like a school. */
export function institutionScore(text: string): number {
  const words = wordsOf(text);
  const hits = words.filter(
    (word) =>
      institutions.has(word) ||
      /(?:universitat|universiteit|hochschule|schule|gymnasium|akademie|kolleg|hogeschool|universitet)$/.test(word),
  ).length;
  const isEastAsian = chineseSchool.test(text.trim()) || isChineseSchool(text) || eastAsianSchool.test(text.trim());
  const isNamed =
    opensAs("schools", text) || endsAs("schools", text) || boardOfSchools.test(text) || numberedSchool.test(text);
  let score = isEastAsian || isNamed ? 2.7 : 0.1;
  if (hits > 0) score += 2.6 + Math.min(0.6, (hits - 1) * 0.3);
  if (/^[A-Z]{2,6}$/.test(text.trim())) score += 0.6;
  if (startsWithCapital(text)) score += 0.2;
  if (words.length > 9) score -= 1;
  if (isKindOfSchool(text) || germanStudies.test(text)) score -= 2.6;
  return leavingCertificate.test(fold(text.trim())) || isLevelOfSchool(text) ? 0 : score;
}

const labelled = new RegExp(
  `^(?:(?:${gradeQualifiers})\\s+)?(?:(?:${gradeLabels})\\s*[:=]\\s*\\S|(?:${gradeLabels})\\s*[:=–-]?\\s+(?:(?:of|de|di|du|von|van|da)\\s+)?(?:\\d|[A-F][+*-]?(?!\\p{L})|(?:${markWords})(?!\\p{L}))|(?:${gradeLabels})\\s*[:=])`,
  "iu",
);
/** "4.0 GPA", "7,1 gemiddeld". */
const gradeBehind = new RegExp(
  `^\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s*/\\s*\\d{1,3}(?:[.,]\\d{1,2})?)?\\s*(?:${gradeLabels})$`,
  "iu",
);
const numericGrade =
  /^(?:(?:with|secured|scored|obtained)\s+)?(?:\d{1,3}(?:[.,]\d{1,2})?\s*(?:\/|out of|de|von|sur|su|van)\s*\d{1,3}(?:[.,]\d{1,2})?|\d{1,2}[.,]\d{1,2}|\d{1,3}(?:[.,]\d+)?\s*(?:%|per\s?cent)|\d(?:[.,]\d{1,2})?\s*GPA|110(?:\s*e\s*lode)?|110L)(?:\s+(?:aggregate|marks|overall|in aggregate))?(?:\s*\(.*\))?$/iu;

const eastAsianGrade = new RegExp(`^(?:${eastAsianGrades})\\s*[:：]?\\s*\\d`, "u");

const spokenWhole = new RegExp(`^(?:${spokenMarks})$`, "iu");

/** How much a text reads like a final mark or distinction. */
export function gradeScore(text: string): number {
  const trimmed = text.trim();
  // "Grade 12" is how far somebody went.
  if (isLevelOfSchool(trimmed)) return -1;
  if (labelled.test(trimmed) || labelled.test(foldInPlace(trimmed)) || eastAsianGrade.test(trimmed)) return 4;
  if (spokenWhole.test(trimmed)) return 3.2;
  if (/^[øØ∅⌀]\s*:?\s*\d[.,]\d{1,2}$/u.test(trimmed)) return 4;
  if (numericGrade.test(trimmed) || gradeBehind.test(trimmed)) return 4;
  // "EAD" is how Brazilians call distance learning, "DEA" and "DEC" are degrees, "ACCA" those of accountants.
  if (/^[A-F][+*-]?$|^(?!(?:EAD|ACCA|DEA|DEC|DAE)$)[A-F*]{3,6}$|^[A-F]\*[A-F*]+$/.test(trimmed)) return 3;
  if (/^(?:2[:.][12]|2:?ii?|1st|1:1|[IV]{1,3})$/.test(trimmed)) return 3;
  const words = wordsOf(trimmed);
  const known = words.filter((word) => gradeSet.has(word)).length;
  if (words.length <= 6 && known > 0 && known / words.length >= 0.5) return known === words.length ? 3.2 : 2;
  if (/\b(?:mean|average|final|overall|aggregate) (?:grade|mark|score) of \S{1,6}$/iu.test(trimmed)) return 3;
  if (/^\d{1,2}\s+distinctions?$/i.test(trimmed)) return 3;
  return /\b(?:first|second|upper|lower)[- ]class\b/i.test(trimmed) ? 2.5 : -1;
}

/** True for "Full-time", "Teilzeit" and the like. */
export function isEmploymentType(text: string): boolean {
  return types.has(phraseKey(text)) || koreanRank.test(text.trim());
}

/** "Freelance", "Self-employed": where no employer is named, this stands in its place. */
export const isOwnEmployer = (text: string): boolean => ownEmployer.has(phraseKey(text));

const bareAddress = new RegExp(`^[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${webDomains})(?:/\\S*)?$`, "u");

/** "Booking.com" with a capital is what somebody calls an employer; addresses are written small. */
export function isNamedLikeASite(text: string): boolean {
  return /^(?!WWW\.|Www\.)\p{Lu}[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.\p{L}{2,6}$/u.test(text);
}

/** True when a text is a web address or looks like one; "B.Com" and "M.Com" are degrees. */
export function isAddress(text: string): boolean {
  const address = fold(text.trim());
  if (/\s/.test(address) || /^[bm]\.com$/u.test(address)) return false;
  return /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/.test(address) || bareAddress.test(address);
}
