import { contacts, header, names, sections, text, type Setting } from "./parts.ts";
import type { Layout, Sheet } from "./sheet.ts";

const line = (content: string): string => (content === "" ? "" : `<div>${content}</div>`);
const cells = (list: readonly string[]): string => `<tr>${list.map((each) => `<td>${each}</td>`).join("")}</tr>`;
const cards = (list: readonly string[]): string =>
  `<div class="cards">${list.map((each) => `<div class="card">${each}</div>`).join("")}</div>`;

/** What the columns of a table of jobs are called. */
const columnNames: Record<string, readonly [string, string, string, string, string]> = {
  en: ["Period", "Position", "Employer", "Degree", "School"],
  de: ["Zeitraum", "Position", "Arbeitgeber", "Abschluss", "Hochschule"],
  fr: ["Période", "Poste", "Employeur", "Diplôme", "École"],
  es: ["Periodo", "Puesto", "Empresa", "Título", "Centro"],
  pt: ["Período", "Cargo", "Empresa", "Curso", "Instituição"],
  it: ["Periodo", "Ruolo", "Azienda", "Titolo", "Istituto"],
  nl: ["Periode", "Functie", "Werkgever", "Opleiding", "Instelling"],
  ru: ["Период", "Должность", "Компания", "Степень", "Учебное заведение"],
  zh: ["时间", "职位", "公司", "学历", "学校"],
};

/** Jobs and schools in tables with a row of names above. */
export const headedTable = (language: string): Layout => ({
  name: "headed-table",
  css: `table{border-collapse:collapse;width:100%;margin-bottom:6px}td,th{border:1px solid #888;padding:3px 6px;vertical-align:top;text-align:left}th{background:#eee}`,
  page: (sheet) => {
    const [period, position, employer, degree, school] = columnNames[language] ??
      columnNames["en"] ?? ["", "", "", "", ""];
    const head = (list: string[]): string => `<tr>${list.map((each) => `<th>${each}</th>`).join("")}</tr>`;
    return `${header(sheet)}${contacts(sheet).map(line).join("")}${sections(sheet, {
      jobs: ({ jobs }) =>
        `<table>${head([period, position, employer])}${jobs.map((job) => cells([job.date, `<b>${job.position}</b>${text(job)}`, `${job.company}, ${job.place}`])).join("")}</table>`,
      studies: ({ studies }) =>
        `<table>${head([period, degree, school])}${studies.map((study) => cells([study.date, `${study.degree}${line(study.mark)}`, study.institution])).join("")}</table>`,
    })}`;
  },
});

/** Cards beside each other for everything. */
const cardGrid: Layout = {
  name: "cards",
  css: `.cards{display:grid;grid-template-columns:1fr 1fr;gap:10px}.card{border:1px solid #ccd;border-radius:6px;padding:7px;break-inside:avoid}.small{font-size:.85em;color:#777}`,
  page: (sheet) =>
    `${header(sheet)}<p>${contacts(sheet).join(" · ")}</p>${sections(sheet, {
      jobs: ({ jobs }) =>
        cards(
          jobs.map(
            (job) =>
              `<b>${job.position}</b><div>${job.company}</div><div class="small">${job.date} · ${job.place}</div>${text(job)}`,
          ),
        ),
      studies: ({ studies }) =>
        cards(
          studies.map(
            (study) =>
              `<b>${study.degree}</b><div>${study.institution}</div><div class="small">${study.date}</div>${line(study.mark)}`,
          ),
        ),
      skills: ({ person }) =>
        cards(
          person.skills.map(
            ({ label, skills }) =>
              `${label && `<b>${label}</b>`}<div>${skills.map(({ name }) => name).join(", ")}</div>`,
          ),
        ),
      projects: ({ person }) => cards(person.projects.map((project) => `<b>${project.title}</b>${text(project)}`)),
    })}`,
};

const stars = (index: number): string => "★★★★★".slice(index % 3) + "☆☆".slice(0, index % 3);
const rated = (sheet: Sheet, mark: (index: number) => string): string =>
  names(sheet)
    .map((name, index) => `<div class="rt"><span>${name}</span><span>${mark(index)}</span></div>`)
    .join("");

/** Skills with stars, languages with percentages. */
const ratings: Layout = {
  name: "ratings",
  css: `.two{display:grid;grid-template-columns:32% 1fr;gap:22px}.rt{display:flex;justify-content:space-between}.s{background:#f3f1ea;padding:10px}`,
  page: (sheet) => {
    const side = ["skills", "languages", "interests", "certifications"];
    const setting: Setting = {
      skills: (each) => rated(each, stars),
      languages: ({ person }) =>
        person.languages
          .map(({ name }, index) => `<div class="rt"><span>${name}</span><span>${100 - index * 20}%</span></div>`)
          .join(""),
      job: (job) =>
        `<div class="e"><div class="h"><b>${job.position} / ${job.company}</b><span>${job.date}</span></div>${line(job.place)}${text(job)}</div>`,
    };
    return `<div class="two"><div class="s">${header(sheet)}${contacts(sheet).map(line).join("")}${sections(sheet, setting, (name) => side.includes(name))}</div><div>${sections(sheet, setting, (name) => !side.includes(name))}</div></div>`;
  },
};

/** Section titles turned on their side in the left margin. */
const rotated: Layout = {
  name: "rotated-titles",
  css: `.ro{display:grid;grid-template-columns:30px 1fr;gap:14px;margin-bottom:10px}.ro h2{break-after:auto;writing-mode:vertical-rl;transform:rotate(180deg);margin:0;background:#dde;text-align:center;font-size:1em;white-space:nowrap}`,
  page: (sheet) =>
    `${header(sheet)}<p>${contacts(sheet).join(" | ")}</p>${sections(sheet, { section: (title, body) => `<div class="ro"><h2>${title}</h2><div style="min-height:90px">${body}</div></div>` })}`,
};

const born: Record<string, readonly [string, string, string, string]> = {
  de: ["Geburtsdatum", "14.03.1988", "Staatsangehörigkeit", "deutsch"],
  fr: ["Né(e) le", "14/03/1988", "Nationalité", "française"],
  es: ["Fecha de nacimiento", "14/03/1988", "Nacionalidad", "española"],
  pt: ["Data de nascimento", "14/03/1988", "Nacionalidade", "portuguesa"],
  it: ["Data di nascita", "14/03/1988", "Nazionalità", "italiana"],
  nl: ["Geboortedatum", "14-03-1988", "Nationaliteit", "Nederlandse"],
};

const formRow = (left: string, right: string): string => `<tr><td class="l">${left}</td><td>${right}</td></tr>`;

/** The table of the German Lebenslauf: labels and dates left, personal data first, place and date below. */
export const tabular = (language: string): Layout => ({
  name: "tabular",
  css: `td{vertical-align:top;padding:2px 8px 6px 0}.l{width:30%;color:#333}.photo{float:right;width:30mm;height:38mm;background:#ccc}h2{font-size:1.1em}`,
  page: (sheet) => {
    const { person, labels } = sheet;
    const [birth, day, nation, which] = born[language] ?? ["Date of birth", "14 March 1988", "Nationality", "British"];
    const table = (rows: string): string => `<table>${rows}</table>`;
    const data: [string, string][] = [
      [labels[2], person.place],
      [labels[1], person.phone],
      [labels[0], person.mail],
      [birth, day],
      [nation, which],
    ];
    return `<div class="photo"></div><h1>${language === "de" ? "Lebenslauf" : "Curriculum Vitae"}</h1><h1 style="font-size:1.4em">${person.name}</h1><h2>${sheet.contactTitle}</h2>${table(data.map(([label, value]) => formRow(`${label}:`, value)).join(""))}${sections(
      sheet,
      {
        jobs: ({ jobs }) =>
          table(
            jobs
              .map((job) =>
                formRow(job.date, `<b>${job.position}</b><div>${job.company}, ${job.place}</div>${text(job)}`),
              )
              .join(""),
          ),
        studies: ({ studies }) =>
          table(
            studies
              .map((study) =>
                formRow(study.date, `<b>${study.degree}</b><div>${study.institution}</div>${line(study.mark)}`),
              )
              .join(""),
          ),
        skills: ({ person: { skills } }) =>
          table(
            skills.map(({ label, skills: list }) => formRow(label, list.map(({ name }) => name).join(", "))).join(""),
          ),
        languages: ({ person: { languages } }) =>
          table(languages.map(({ name, level }) => formRow(name, level)).join("")),
      },
    )}<p style="margin-top:30px">${person.place.split(",")[0] ?? ""}, 12.01.2026</p>`;
  },
});

const side = ["skills", "languages", "interests", "certifications"];

/** Photo and personal block left; "dates : position — company, town" right. */
const photoBlock: Layout = {
  name: "photo-block",
  css: `.two{display:grid;grid-template-columns:30% 1fr;gap:20px;overflow-wrap:anywhere}.ph{width:34mm;height:40mm;background:#bcc}h2{color:#a52}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) =>
        `<div class="e"><b>${job.date} : ${job.position}</b> — ${job.company}, ${job.place}${text(job)}</div>`,
      study: (study) =>
        `<div class="e"><b>${study.date} : ${study.degree}</b> — ${study.institution}${study.mark && ` (${study.mark})`}</div>`,
      skills: ({ person }) =>
        person.skills
          .map(
            ({ label, skills }) =>
              `${label && line(`<u>${label}</u>`)}${skills.map(({ name }) => line(`- ${name}`)).join("")}`,
          )
          .join(""),
    };
    return `<div class="two"><div><div class="ph"></div>${contacts(sheet).map(line).join("")}${sections(sheet, setting, (name) => side.includes(name))}</div><div>${header(sheet)}${sections(sheet, setting, (name) => !side.includes(name))}</div></div>`;
  },
};

const gridRow = (...list: string[]): string =>
  `<div class="gr">${list.map((each) => `<div>${each}</div>`).join("")}</div>`;

/** Three cells on a row: company, position, date. */
const threeCells: Layout = {
  name: "three-cells",
  css: `.gr{display:grid;grid-template-columns:36% 1fr 24%;gap:10px}.gr>:last-child{text-align:right}h2{border-bottom:1px dotted #333}`,
  page: (sheet) =>
    `${header(sheet)}<p>${contacts(sheet).join(" | ")}</p>${sections(sheet, {
      job: (job) =>
        `<div class="e">${gridRow(`<b>${job.company}</b>`, job.position, job.date)}<div><i>${job.place}</i></div>${text(job)}</div>`,
      study: (study) =>
        `<div class="e">${gridRow(`<b>${study.institution}</b>`, study.degree, study.date)}${line(study.mark)}</div>`,
      skills: (each) => `<div class="gr">${names(each).map(line).join("")}</div>`,
    })}`,
};

export const tableLayouts: readonly Layout[] = [cardGrid, ratings, rotated, photoBlock, threeCells];
