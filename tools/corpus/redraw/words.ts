import type { Gold } from "../label/gold.ts";

export type DrawnSection =
  | "summary"
  | "experiences"
  | "educations"
  | "skills"
  | "projects"
  | "certifications"
  | "languages"
  | "publications";

const order: DrawnSection[] = [
  "summary",
  "experiences",
  "educations",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
];

/** The titles of the sections in the order above, by language; English stands in for the others. */
const titles: Record<string, string> = {
  en: "Summary|Experience|Education|Skills|Projects|Certifications|Languages|Publications",
  de: "Profil|Berufserfahrung|Ausbildung|Kenntnisse|Projekte|Zertifikate|Sprachen|Publikationen",
  fr: "Profil|Expérience professionnelle|Formation|Compétences|Projets|Certifications|Langues|Publications",
  es: "Perfil|Experiencia laboral|Educación|Habilidades|Proyectos|Certificaciones|Idiomas|Publicaciones",
  pt: "Resumo|Experiência profissional|Formação|Competências|Projetos|Certificações|Idiomas|Publicações",
  it: "Profilo|Esperienza lavorativa|Istruzione|Competenze|Progetti|Certificazioni|Lingue|Pubblicazioni",
  nl: "Profiel|Werkervaring|Opleiding|Vaardigheden|Projecten|Certificaten|Talen|Publicaties",
  pl: "Profil|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Projekty|Certyfikaty|Języki|Publikacje",
  ru: "О себе|Опыт работы|Образование|Навыки|Проекты|Сертификаты|Языки|Публикации",
  zh: "个人简介|工作经历|教育背景|专业技能|项目经历|证书|语言|发表论文",
  ko: "소개|경력|학력|기술|프로젝트|자격증|언어|논문",
  ro: "Profil|Experiență profesională|Educație|Competențe|Proiecte|Certificări|Limbi|Publicații",
  cs: "Profil|Pracovní zkušenosti|Vzdělání|Dovednosti|Projekty|Certifikáty|Jazyky|Publikace",
  sv: "Profil|Arbetslivserfarenhet|Utbildning|Kompetenser|Projekt|Certifikat|Språk|Publikationer",
  ca: "Perfil|Experiència laboral|Educació|Competències|Projectes|Certificats|Idiomes|Publicacions",
};

const present: Record<string, string> = {
  en: "Present",
  de: "heute",
  fr: "Présent",
  es: "Actualidad",
  pt: "Atual",
  it: "Presente",
  nl: "heden",
  pl: "obecnie",
  ru: "настоящее время",
  zh: "至今",
  ko: "현재",
  ro: "prezent",
  cs: "dosud",
  sv: "nu",
  ca: "Actualitat",
};

/** The title of a section in a language. */
export function titleOf(section: DrawnSection, language: string): string {
  return (titles[language] ?? titles["en"] ?? "").split("|")[order.indexOf(section)] ?? section;
}

/** The sections of a label that hold anything, in their usual order. */
export function sectionsOf(gold: Gold): DrawnSection[] {
  return order.filter((section) =>
    section === "summary" ? Boolean(gold.personal_info.summary) : gold[section].length > 0,
  );
}

/** A period as it is printed: months in the words of the language, or in digits. */
export function writePeriod(
  entry: { start_date?: string; end_date?: string | null },
  language: string,
  isNumeric: boolean,
): string {
  const write = (date: string): string => {
    const [year, month] = date.split("-");
    if (month === undefined) return date;
    if (isNumeric) return `${month}/${year ?? ""}`;
    return new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" }).format(
      new Date(Date.UTC(Number(year), Number(month) - 1, 1)),
    );
  };
  const end =
    entry.end_date === null
      ? (present[language] ?? "Present")
      : entry.end_date === undefined
        ? ""
        : write(entry.end_date);
  return [entry.start_date === undefined ? "" : write(entry.start_date), end].filter((part) => part !== "").join(" – ");
}
