import type { FoundItem } from "../core/found.ts";
import { isChineseClause } from "./entries/chinese-clauses.ts";
import { isChineseDegree, isChineseSchool } from "./entries/chinese-words.ts";
import { isSubject } from "./entries/word-scores.ts";

/**
 * "工作及教育经历" is a list of jobs and of studies: what was done at a school and is called as what is studied there was no job.
 * Sentences that were taken for names are neither. German trainings among jobs are studies, unless a school says the same.
 * @returns the entries that are jobs, and the others as entries of schools
 */
export function partStudies(
  entries: readonly FoundItem[],
  known: readonly FoundItem[] = [],
): { jobs: FoundItem[]; studies: FoundItem[] } {
  const jobs: FoundItem[] = [];
  const studies: FoundItem[] = [];
  for (const entry of entries) {
    const { position, company, ...others } = entry.fields;
    // "2016年，参加了…": a sentence of what was done there names neither a post nor an employer.
    const names = [position, company].filter((name) => name !== undefined);
    if (names.length > 0 && names.every(({ value }) => isChineseClause(value))) continue;
    const isStudy = isChineseSchool(company?.value ?? "") && position !== undefined && namesStudy(position.value);
    if (isStudy || (isTraining(position?.value ?? "") && !known.some((school) => beginsWith(school, entry))))
      studies.push({ ...entry, fields: { ...others, degree: position, institution: company } });
    else jobs.push(entry);
  }
  return { jobs, studies };
}

/** "Umschulung zum Tischler", "Deutsch- und Integrationskurs": named so, it was no post. */
const isTraining = (text: string): boolean =>
  /^(?:Umschulung|Weiterbildung|Fortbildung|Qualifizierung)(?:\s|$)/u.test(text) ||
  /\p{L}(?:kurs|lehrgang)$/u.test(text);

const beginsWith = ({ fields }: FoundItem, entry: FoundItem): boolean =>
  fields["start_date"] !== undefined && fields["start_date"].value === entry.fields["start_date"]?.value;

const namesStudy = (text: string): boolean =>
  text.split(/[\s,，/|–—-]+/u).every((part) => isChineseDegree(part) || isSubject(part));
