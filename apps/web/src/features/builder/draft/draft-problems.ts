import { extraSectionNames, isHttpUrl, lookChangesSchema, websiteChangesSchema, type Website } from "@vitrine/model";
import { draftedWebsite, type Draft } from "./draft.ts";
import { draftPaths, toLookBody, toRequestBody, valueAt, type DraftPath, type PendingChanges } from "./fields.ts";

/** What is wrong with a drafted field, by path; the first sentence of each. */
export type DraftProblems = Partial<Record<DraftPath, string>>;

const fullNameRequired = "Full name is required";

/**
 * Everything that would keep the draft from being stored, found before it is sent: the model's own rules,
 * the name that document 2, section 5 requires, and addresses that lead nowhere.
 */
export function findProblems(draft: Draft): DraftProblems {
  const problems: DraftProblems = {};
  const website = draftedWebsite(draft);
  if (website.full_name !== null && website.full_name.trim() === "") problems.full_name = fullNameRequired;
  const checked = websiteChangesSchema.safeParse(toRequestBody(draft.pending));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = draftPaths.find((name) => name === path.join(".") || name === path[0]);
    if (field) problems[field] ??= message;
  }
  const look = lookChangesSchema.safeParse(toLookBody(draft.pending));
  for (const { path, message } of look.error?.issues ?? []) {
    const field = draftPaths.find((name) => name === `look.${String(path[0])}`);
    if (field) problems[field] ??= message;
  }
  for (const name of extraSectionNames) {
    if (name in draft.pending) problems[name] ??= brokenLink(website, name);
    if (problems[name] === undefined) delete problems[name];
  }
  return problems;
}

/**
 * Fields whose text broke the rules before anything was typed: a CV brings more than can be typed. A change to one of
 * them waits until it fits, and keeps no other from being stored.
 */
export function fieldsThatWait({ base }: Draft, problems: DraftProblems): DraftPath[] {
  return draftPaths.filter((path) => path in problems && isAgainstRules({ [path]: valueAt(base, path) }));
}

function isAgainstRules(fields: PendingChanges): boolean {
  return !websiteChangesSchema.safeParse(toRequestBody(fields)).success;
}

function brokenLink(website: Website, name: (typeof extraSectionNames)[number]): string | undefined {
  return website[name]
    .map((entry) => (typeof entry === "object" && "url" in entry ? urlProblem(entry.url) : undefined))
    .find((problem) => problem !== undefined);
}

/** What is wrong with an address in an entry; an empty one is fine. */
function urlProblem(value: string): string | undefined {
  return value.trim() === "" || isHttpUrl(value.trim()) ? undefined : "Please enter a valid URL";
}
