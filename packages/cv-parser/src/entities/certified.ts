import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import { fold } from "../core/words.ts";
import { certificateGivers, certificatesAnnounced, certificatesAnywhere } from "../lexicon/certificate-names.ts";
import { isCourseGiver } from "./lists/course-giver.ts";

/** What only certificates are called; what begins with the bare word ("Certificate in Teaching") may be a course of study. */
const certified =
  /\bcertified\b|\b(?:digital|micro|online)[\s-]?(?:credential|badge)s?\b|\p{L}\s+(?:certificat\p{L}*|zertifikat\p{L}*)\b|\bCompTIA\b|\bITIL\b|\bPRINCE2\b|\bCCN[AP]\b|сертификат|sertifika|证书|証書|자격증|گواهینامه|^(?:مدرک|شهادة)\s/iu;

/** "National Senior Certificate", "Certificate of Secondary Education": what a school gives at its end is none. */
const leaving =
  /\b(?:senior|secondary|primary|intermediate|school|leaving|matric\p{L}*|general|education)\s+(?:\p{L}+\s+)?certificate\b|\bcertificate\s+of\s+(?:primary|(?:higher\s+)?secondary|general)\b/iu;

/** What names a certificate where a title has announced some: there the bare word is enough. */
const announced =
  /certifi|zertifi|sertifi|\b(?:licen[cs]\p{L}*|course|training|workshop|bootcamp|nanodegree|registered|coursera|udemy|edx|udacity|linkedin learning)\b|(?:^|\s)(?:دوره|مدرک|گواهی|دورة|دورات|ورشة|کارگاه|קורס|סדנת|סדנה|השתלמות|תעודת)\s/iu;

/** True for a title that names certificates, licences or courses, and not training alone. */
export const announcesCertificates = (title: string): boolean =>
  /certif|zertifi|sertifi|certyfik|сертифик|licen[cs]|courses|cursos|kurs|گواه|دوره|شهادات|دورات|קורסים|תעודות|자격|資格|证书|證照/iu.test(
    title,
  );

const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${certificatesAnnounced})(?![\\p{L}\\p{N}])`, "u");
/** A name that is nothing else begins the entry. */
const namedAhead = new RegExp(`^(?:${certificatesAnywhere})(?![\\p{L}\\p{N}])`, "u");
/** A name of a certificate stands at the beginning of a row, or near it. */
const nearBeginning = 60;

/** True when a text that stands below a title of certificates names one. */
export const isNamedCertificate = (text: string): boolean =>
  announced.test(text) || certified.test(text) || named.test(fold(text.slice(0, nearBeginning)));

const givers = new RegExp(`^(?:${certificateGivers})`, "u");

/** True for a row that begins with the name of a certificate, and so begins an item of its own in a list of them. */
export function opensAsCertificate(text: string): boolean {
  const name = fold(text);
  return namedAhead.test(name) && !givers.test(name);
}

/** Persian, Arabic, Hebrew, Russian and Ukrainian begin the name of a course with the word for one, whoever gave it. */
const courseAhead =
  /^(?:دوره|دورة|ورشة|کارگاه|گواهی(?:نامه)?|مدرک(?!\s(?:کارشناسی|کاردانی|دکتر|لیسانس|فوق|دیپلم))|קורס|סדנת|השתלמות)\s|^(?:(?:онлайн|видео|интернет|экспресс)[- ]?|(?:базовый|продвинутый|интенсивный|практический|профессиональный)\s)?(?:курсы?|тренинг|тренінг|вебинар|семинар|семінар|мастер-класс|интенсив|буткемп)(?!\p{L})|^(?:повышение квалификации|підвищення кваліфікації)(?!\p{L})/iu;

/** Korean ends the name of a course with the word for one: "… 양성과정", "… 워크숍"; a school of that kind is no course. */
const courseBehind =
  /(?:교육|과정|연수|워크숍|워크샵|세미나|특강|훈련|캠프|강좌|컨퍼런스|수료)(?:\s?[(（][^()（）]{1,12}[)）])?$/u;
const isKoreanCourse = (text: string): boolean => courseBehind.test(text) && !/(?:석사|박사|학사)\s?과정$/u.test(text);

/** Says where one learned, and names nobody who gives certificates. */
export const atHome = /^(?:online|remote|virtual|self[- ]paced|en ligne|en línea|a distancia)$/iu;

/**
 * Parts what stands among schools ("Education / Certification"): an entry that is called like a certificate, and names
 * no school, is one, with a name, a giver and a date. A name that stands alone may have been read as a school.
 */
export function partCertified(entries: readonly FoundItem[]): { schools: FoundItem[]; certificates: FoundItem[] } {
  const parted = entries.map((entry) => ({ entry, certificate: asCertificate(entry) }));
  return {
    schools: parted.flatMap(({ entry, certificate }) => (certificate === null ? [entry] : [])),
    certificates: parted.flatMap(({ certificate }) => (certificate === null ? [] : [certificate])),
  };
}

/** "Técnico em Enfermagem", "Titre professionnel …": givers of courses that are schools as well give these. */
const vocational =
  /^(?:curso\s+)?(?:t[eé]cnic[oa]|tecn[oó]log[oa]|ensino|aprendizagem|bacharel\p{L}*|licenciatura|gradua[cç][aã]o|p[oó]s-?gradua\p{L}*|mestrado|titre\s+professionnel|dipl[oô]me|umschulung)(?!\p{L})/iu;

/** A name alone may have been taken for the degree or, where it sounds like no study, for the school. */
function asCertificate({ fields, current, tags }: FoundItem): FoundItem | null {
  const { degree, institution } = fields;
  const isAlone = degree === undefined || institution === undefined || institution.rule === "education.same-school";
  const name = degree ?? institution;
  if (name === undefined) return null;
  if (isKoreanCourse(name.value) && isAlone) return certificate({ fields, current, tags }, name, undefined);
  const isCourse = courseAhead.test(name.value);
  if (!isCourse && leaving.test(name.value)) return null;
  const isOnline =
    !isAlone && isCourseGiver(institution.value.replace(/\s*\([^()]*\)$/u, "")) && !vocational.test(name.value);
  const isNamed = certified.test(name.value) || namedAhead.test(fold(name.value));
  if (!isCourse && (!isNamed || !(isAlone || atHome.test(institution.value))) && !isOnline) return null;
  const issuer = isAlone ? undefined : institution;
  return certificate({ fields, current, tags }, name, issuer);
}

const certificate = (
  { fields, current, tags }: FoundItem,
  name: Candidate,
  issuer: Candidate | undefined,
): FoundItem => ({
  fields: { name, issuer, date: fields.end_date ?? fields.start_date },
  current,
  tags,
});
