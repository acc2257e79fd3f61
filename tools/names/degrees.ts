import type { Named } from "./kinds.ts";

/** How a degree stands before its subject. */
const leads =
  "Bachelor of Science in|Bachelor of Arts in|Bachelor of Engineering in|Bachelor's degree in|Bachelor in|B.Sc.|BSc|B.Sc. in|BSc (Hons)|BSc Honours|B.A.|BA in|B.S. in|BS in|B.S.,|B.Tech in|B.Tech.|BEng|Master of Science in|Master of Arts in|Master of Engineering in|Master's degree in|Master in|Master's in|M.Sc.|MSc in|M.Sc. in|M.S. in|MS in|M.A. in|MA|M.Tech in|MEng|Executive Master in|Doctor of Philosophy in|Ph.D. in|PhD in|PhD|Ph.D.,|Doctorate in|Associate of Science in|Associate degree in|Diploma in|Higher National Diploma in|Postgraduate Diploma in|Graduate Certificate in|Minor in|Major in|Double major in|Licence en|Licence|Master|Master en|Doctorat en|BTS|DUT|Grado en|Licenciatura en|Máster en|Doctorado en|Ingeniería en|Técnico Superior en|Licenciatura em|Mestrado em|Bacharelado em|Doutorado em|Laurea in|Laurea triennale in|Laurea magistrale in|Dottorato in|Diplom|Studium|Bachelor|Magister|Promotion in|Staatsexamen|Kandidat i|Civilingenjör i|Licencjat|Inżynier|Магистр|Бакалавр".split(
    "|",
  );
const honours = ["", "", "", ", First Class Honours", " (Honours)", ", Minor in Mathematics", " with Distinction"];

/** Degrees made of what stands before subjects and the subjects, each with every lead, and subjects alone. */
export function degreesOf(subjects: readonly string[]): Named[] {
  return subjects.flatMap((raw, index) => {
    const subject = raw.toLowerCase().replace(/^(?:general|miscellaneous) /, "");
    if (subject === "" || subject.startsWith("n/a")) return [];
    return [
      { kind: "degree", text: subject, group: "subject" },
      ...leads.map(
        (lead, at): Named => ({
          kind: "degree",
          text: `${lead} ${subject}${honours[(index + at) % honours.length] ?? ""}`,
          group: lead,
        }),
      ),
    ];
  });
}
