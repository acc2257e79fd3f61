import { describe, expect, test } from "vitest";
import { titleKind } from "./title-kind.ts";

const titles: readonly (readonly [string, string])[] = [
  [
    "experience",
    "Preceptorships|Core Clerkships|Faculty Appointments|Tours of Duty|Record of Sea Service|Churches Served|Co-op Work Terms|Choreography Credits|Job Shadowing|Selected Engagements|Maritime Experience|Hotel and Restaurant Experience|Overseas Positions|Referendarstationen|Pflegerische Tätigkeit|Stages infirmiers|Expérience juridique|Temps de navigation|Experiencia asistencial|Rotaciones clínicas|Atividade docente|Incarichi di docenza|Coschappen|Doświadczenie wojskowe",
  ],
  [
    "certifications",
    "Bar and Court Admissions|Continuing Legal Education|Type Ratings|Trade Tickets|Master Classes|Offshore Certificates|Welding Certifications|Diving Qualifications|Approbation|Besuchte Lehrgänge|Permis et CACES|Carnés profesionales|Normas regulamentadoras|Attestati di frequenza|Vaarbewijzen|Uprawnienia SEP",
  ],
  [
    "education",
    "Institutions Attended with Dates|Academic Qualifications Obtained and Dates|Schools Attended with Relevant Dates|Seminary Training|Universities Attended|Study Abroad|Schulische Laufbahn|Titoli conseguiti",
  ],
  [
    "skills",
    "Practice Areas|Equipment Operated|Dance Styles|Aircraft Flown|Culinary Strengths|Maquinaria|Obsługa maszyn",
  ],
  ["summary", "Career Objectives|Career Aspirations|Employment Objectives"],
  ["awards", "Titles Won|Honor Societies|Culinary Awards|Drittmittel|Menciones honoríficas"],
  ["publications", "Case Reports|Edited Books|Monographien|Capítulos de livros|Tłumaczenia"],
  ["other", "Juried Exhibitions|Student Supervision|Flight Hours|Einzelausstellungen|Mostre personali"],
  ["volunteer", "Civic Leadership|Greek Life|Engagement étudiant"],
];

describe.each(titles)("titles of %s of all walks of life", (kind, list) => {
  test.each(list.split("|"))("%s", (title) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test.each([
  "Customer Experience",
  "User Experience",
  "Career Coach",
  "Languages Teacher",
  "Educación secundaria",
  "Legal Studies",
  "Forklift Certification",
  "Writing Skills",
])("%s is as likely a post, a subject or an item as a title", (text) => {
  expect(titleKind(text)?.exact).not.toBe(true);
});
