import type { FoundItem } from "../core/found.ts";
import { isChineseDegree, isChineseSchool } from "./entries/chinese-words.ts";
import { isSubject } from "./entries/word-scores.ts";

/**
 * "工作及教育经历" is a list of jobs and of studies: what was done at a school and is called as what is studied there was no job.
 * @returns the entries that are jobs, and the others as entries of schools
 */
export function partStudies(entries: readonly FoundItem[]): { jobs: FoundItem[]; studies: FoundItem[] } {
  const jobs: FoundItem[] = [];
  const studies: FoundItem[] = [];
  for (const entry of entries) {
    const { position, company, ...others } = entry.fields;
    const isStudy = isChineseSchool(company?.value ?? "") && position !== undefined && namesStudy(position.value);
    if (isStudy) studies.push({ ...entry, fields: { ...others, degree: position, institution: company } });
    else jobs.push(entry);
  }
  return { jobs, studies };
}

const namesStudy = (text: string): boolean =>
  text.split(/[\s,，/|–—-]+/u).every((part) => isChineseDegree(part) || isSubject(part));
