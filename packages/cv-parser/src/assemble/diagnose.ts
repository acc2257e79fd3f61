import type { Diagnostic, ParsedData } from "@vitrine/model";

/** What the reader should look at first: main facts that the CV does not show. */
export function diagnose(cv: ParsedData): Diagnostic[] {
  const missing: [boolean, string, string][] = [
    [cv.personal_info.name === "", "name_missing", "No name was found."],
    [
      cv.personal_info.email === "" && cv.personal_info.phone === "",
      "contact_missing",
      "No e-mail address or phone number was found.",
    ],
    [cv.experiences.length === 0, "experience_missing", "No work experience was found."],
    [cv.educations.length === 0, "education_missing", "No education was found."],
    [cv.skills.length === 0, "skills_missing", "No skills were found."],
  ];
  return missing
    .filter(([absent]) => absent)
    .map(([, code, message]) => ({ code, message, severity: "info" as const }));
}
