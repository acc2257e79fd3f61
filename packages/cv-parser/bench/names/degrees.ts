import { readFileSync } from "node:fs";
import type { Named } from "./kinds.ts";

/** How degrees stand before their subjects, and names of subjects, in each language; the English ones come from a list. */
const forms = JSON.parse(readFileSync(new URL("degrees.json", import.meta.url), "utf8")) as Record<
  string,
  { leads: string; subjects: string }
>;
const endings = ["", "", "", "", ", First Class Honours", " (Honours)", ", Minor in Mathematics", " with Distinction"];

/** Degrees made of what stands before subjects and the subjects, and subjects alone; `listed` are the English subjects. */
export function degreesOf(listed: readonly string[]): Named[] {
  return Object.entries(forms).flatMap(([language, { leads, subjects }]) => {
    const isListed = subjects === "";
    return (isListed ? listed.map(plain) : subjects.split("|")).filter(Boolean).flatMap((subject, index): Named[] => [
      { kind: "degree", text: subject, group: language },
      ...leads.split("|").map((lead, at): Named => {
        const ending = isListed ? (endings[(index + at) % endings.length] ?? "") : "";
        return { kind: "degree", text: `${lead} ${subject}${ending}`, group: `${language}${at % 2}` };
      }),
    ]);
  });
}

/** "GENERAL AGRICULTURE" is taught as agriculture. */
function plain(subject: string): string {
  const text = subject.toLowerCase().replace(/^(?:general|miscellaneous) /, "");
  return text.startsWith("n/a") ? "" : text;
}
