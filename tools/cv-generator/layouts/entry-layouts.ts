import { bullets, contacts, header, names, sections, text, type Setting } from "./parts.ts";
import type { Layout, Sheet, SheetJob, SheetStudy } from "./sheet.ts";

const row = (left: string, right: string): string => `<div class="h"><span>${left}</span><span>${right}</span></div>`;
const line = (content: string): string => (content === "" ? "" : `<div>${content}</div>`);
const entry = (...parts: string[]): string => `<div class="e">${parts.join("")}</div>`;
const onePage = (sheet: Sheet, setting: Setting): string =>
  `${header(sheet)}<p class="c">${contacts(sheet).join(" | ")}</p>${sections(sheet, setting)}`;

/** Company and town on the first row, position and date on the second. */
const fourCorners: Layout = {
  name: "four-corners",
  css: `header,.c{text-align:center}h1{font-weight:300}h2{border-bottom:1px solid #999}.sc{font-variant:small-caps;color:#555}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) =>
        entry(
          row(`<b>${job.company}</b>`, `<i>${job.place}</i>`),
          row(`<span class="sc">${job.position}</span>`, `<i>${job.date}</i>`),
          text(job),
        ),
      study: (study) =>
        entry(
          row(`<b>${study.institution}</b>`, `<i>${study.place}</i>`),
          row(`<span class="sc">${study.degree}</span>`, `<i>${study.date}</i>`),
          line(study.mark),
        ),
      skills: ({ person, titles }) =>
        `<table>${person.skills.map(({ label, skills }) => `<tr><td style="text-align:right"><b>${label || titles.skills}</b></td><td>${skills.map(({ name }) => name).join(", ")}</td></tr>`).join("")}</table>`,
    }),
};

/** The new form of the European Union: date and town above "POSITION – COMPANY". */
const union: Layout = {
  name: "union-form",
  css: `h2{text-transform:uppercase;border-bottom:1px solid #0a5;font-size:1.05em}.d{color:#666;font-size:.9em}.u{text-transform:uppercase;font-weight:bold}`,
  page: (sheet) => {
    const [mail, phone, address] = sheet.labels;
    const top = `<p><b>${address}:</b> ${sheet.person.place} | <b>${mail}:</b> ${sheet.person.mail} | <b>${phone}:</b> ${sheet.person.phone}</p>`;
    return `${header(sheet)}${top}${sections(sheet, {
      job: (job) =>
        entry(
          `<div class="d">${job.date} – ${job.place}</div>`,
          `<div><span class="u">${job.position}</span> – <span class="u">${job.company}</span></div>`,
          text(job),
        ),
      study: (study) =>
        entry(
          `<div class="d">${study.date} – ${study.place}</div>`,
          `<div><span class="u">${study.degree}</span> – ${study.institution}</div>`,
          line(study.mark),
        ),
      skills: (each) => `<p>${names(each).join(" | ")}</p>`,
      languages: ({ person }) => person.languages.map(({ name, level }) => line(`<b>${name}</b> ${level}`)).join(""),
    })}`;
  },
};

/** "Company, Town — Position" with the date below, as in a well known online form. */
const dashed: Layout = {
  name: "company-dash-position",
  css: `.two{display:grid;grid-template-columns:1fr 28%;gap:26px}.g{color:#888;font-size:.85em;text-transform:uppercase}h2{color:#17c;font-size:1em;text-transform:uppercase}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) =>
        entry(
          line(`<b>${job.company},</b> ${job.place} — <i>${job.position}</i>`),
          `<div class="g">${job.date}</div>`,
          text(job),
        ),
      study: (study) =>
        entry(
          line(`<b>${study.institution},</b> ${study.place} — <i>${study.degree}</i>`),
          `<div class="g">${study.date}</div>`,
          line(study.mark),
        ),
      skills: (each) =>
        names(each)
          .map((name) => `<p>${name}</p>`)
          .join(""),
    };
    const right = ["skills", "languages", "certifications", "interests"];
    return `${header(sheet)}<div class="two"><div>${sections(sheet, setting, (name) => !right.includes(name))}</div><div>${contacts(sheet).map(line).join("")}${sections(sheet, setting, (name) => right.includes(name))}</div></div>`;
  },
};

/** "date | position | company". */
const piped: Layout = {
  name: "date-pipes",
  css: `h2{text-align:center;border-top:1px solid #333;border-bottom:1px solid #333;padding:2px}header,.c{text-align:center}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) => entry(`<b>${job.date} | ${job.position} | ${job.company}, ${job.place}</b>`, text(job, "➢")),
      study: (study) => entry(`<b>${study.date} | ${study.degree} | ${study.institution}</b>`, line(study.mark)),
      skills: (each) => `<p>${names(each).join(" ✦ ")}</p>`,
    }),
};

/** Company, town and dates in one line set in the middle, the position below it. */
const centred: Layout = {
  name: "centred",
  css: `header,.c,h2,.m{text-align:center}h2{letter-spacing:.2em;text-transform:uppercase;font-weight:normal}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) =>
        entry(
          `<div class="m"><b>${job.company}</b> — ${job.place} — ${job.date}</div><div class="m"><i>${job.position}</i></div>`,
          text(job, "◆"),
        ),
      study: (study) =>
        entry(
          `<div class="m"><b>${study.institution}</b> — ${study.date}</div><div class="m"><i>${study.degree}</i></div>`,
          study.mark && `<div class="m">${study.mark}</div>`,
        ),
      skills: (each) => `<p class="m">${names(each).join(" · ")}</p>`,
    }),
};

const companyText = (job: SheetJob): string => `<div class="about">${job.paragraph}</div>`;

/** Lines about the employer in small type above the tasks; odd glyphs before these. */
const aboutCompany: Layout = {
  name: "about-company",
  css: `.about{font-size:.86em;color:#666;font-style:italic}h2{background:#345;color:#fff;padding:3px 8px}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) =>
        entry(
          row(`<b>${job.company}</b>, ${job.place}`, job.date),
          line(`<b><i>${job.position}</i></b>`),
          companyText(job),
          bullets(job.tasks, "✓"),
        ),
      study: (study) => entry(row(`<b>${study.institution}</b>`, study.date), line(study.degree), line(study.mark)),
      skills: ({ person }) =>
        person.skills
          .map(
            ({ label, skills }) =>
              `${label && line(`<b>${label}</b>`)}${bullets(
                skills.map(({ name }) => name),
                "»",
              )}`,
          )
          .join(""),
    }),
};

/** Bullets in two columns below each entry. */
const splitBullets: Layout = {
  name: "split-bullets",
  css: `.e ul{columns:2;column-gap:26px}h2{border-left:5px solid #c60;padding-left:8px}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) =>
        entry(
          row(`<b>${job.position}</b> – ${job.company}`, job.date),
          line(`<i>${job.place}</i>`),
          job.paragraph && `<p>${job.paragraph}</p>`,
          bullets(job.tasks),
        ),
      skills: (each) => `<div class="e">${bullets(names(each))}</div>`,
    }),
};

const functionalStudy = ({ degree, institution, date, mark }: SheetStudy): string =>
  line(`${degree}, ${institution}, ${date}${mark && ` (${mark})`}`);

/** Abilities first, jobs as one line each. */
const functional: Layout = {
  name: "functional",
  css: `h2{text-decoration:underline}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) => entry(line(`<b>${job.position}</b>, ${job.company}, ${job.place}, ${job.date}`), text(job)),
      study: functionalStudy,
      skills: ({ person }) =>
        person.skills
          .map(({ label, skills }) => `${label && line(`<b>${label}</b>`)}${bullets(skills.map(({ name }) => name))}`)
          .join(""),
    };
    return `${header(sheet)}${contacts(sheet).map(line).join("")}${sections(sheet, setting, (name) => name === "skills" || name === "summary")}${sections(sheet, setting, (name) => name !== "skills" && name !== "summary")}`;
  },
};

/** Company first, its date on the right of the position's line. */
const secondLineDate: Layout = {
  name: "second-line-date",
  css: `h2{font-variant:small-caps;border-bottom:2px solid #000}`,
  page: (sheet) =>
    onePage(sheet, {
      job: (job) =>
        entry(line(`<b>${job.company}</b> (${job.place})`), row(`<i>${job.position}</i>`, job.date), text(job, "–")),
      study: (study) =>
        entry(
          line(`<b>${study.institution}</b>`),
          row(`<i>${study.degree}</i>${study.mark && ` (${study.mark})`}`, study.date),
        ),
      skills: ({ person }) =>
        person.skills
          .map(({ label, skills }) =>
            line(`<b>${label}</b>${label && ": "}${skills.map(({ name }) => name).join("; ")}`),
          )
          .join(""),
    }),
};

export const entryLayouts: readonly Layout[] = [
  fourCorners,
  union,
  dashed,
  piped,
  centred,
  aboutCompany,
  splitBullets,
  functional,
  secondLineDate,
];
