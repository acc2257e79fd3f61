import { bullets, contacts, header, names, sections, text, type Setting } from "../layouts/parts.ts";
import type { Sheet } from "../layouts/sheet.ts";
import { withoutMarks, withoutTasks, type Convention } from "./convention.ts";

const line = (content: string, name = ""): string => (content === "" ? "" : `<div class="${name}">${content}</div>`);
const page = (css: string, body: string, top = ""): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}*{box-sizing:border-box}body{margin:0;color:#222;font:10pt/1.4 "Liberation Sans","Droid Sans Fallback",sans-serif;overflow-wrap:anywhere}
h1{font-size:2em;margin:0}h2{font-size:1.2em;margin:14px 0 6px;break-after:avoid}p{margin:0 0 4px}ul{margin:2px 0 6px;padding-left:16px}.e{margin-bottom:9px}${css}</style>${top}<body>${body}</body>`;

const rightCell = (main: string, side: string): string =>
  `<div class="r"><div>${main}</div><div class="s">${side}</div></div>`;

/** Dates and towns in a margin at the right, the name again at the head of each page. */
const rightMargin: Convention = {
  name: "right-margin",
  format: "pdf",
  write: (sheet) =>
    page(
      `.r{display:grid;grid-template-columns:1fr 24%;gap:16px;margin-bottom:8px}.s{color:#666;font-size:.9em}.rep{position:fixed;top:-9mm;right:0;font-size:8pt;color:#888}`,
      `<div class="rep">${sheet.person.name} · ${sheet.person.mail}</div>${header(sheet)}<p>${contacts(sheet).join(" · ")}</p>${sections(
        sheet,
        {
          job: (job) =>
            rightCell(`<b>${job.position}</b>${line(job.company)}${text(job)}`, `${job.date}<br>${job.place}`),
          study: (study) =>
            rightCell(
              `<b>${study.degree}</b>${line(study.institution)}${line(study.mark)}`,
              `${study.date}<br>${study.place}`,
            ),
        },
      )}`,
    ),
};

const numbered = (sheet: Sheet, setting: Setting): string => {
  let count = 0;
  return sections(sheet, { ...setting, title: (title) => `<h2>${(count += 1)}. ${title}</h2>` });
};
const authors = (sheet: Sheet): string => {
  const [first = "", ...rest] = sheet.person.name.split(" ");
  return `${rest.join(" ") || first}, ${first.slice(0, 1)}.`;
};

/** The long form of the universities: numbered titles, dates hanging left, papers with authors and numbers. */
const academic: Convention = {
  name: "academic",
  format: "pdf",
  write: (sheet) =>
    page(
      `body{font-family:"Liberation Serif","Droid Sans Fallback",serif;font-size:11pt}.y{display:grid;grid-template-columns:32mm 1fr;margin-bottom:5px}h1{text-align:center;font-weight:normal}.c{text-align:center}`,
      `<div class="c">Curriculum Vitae</div><h1>${sheet.person.name}</h1><div class="c">${contacts(sheet).join("<br>")}</div>${numbered(
        sheet,
        {
          job: (job) =>
            `<div class="y"><div>${job.date}</div><div>${job.position}, <i>${job.company}</i>, ${job.place}${text(job)}</div></div>`,
          study: (study) =>
            `<div class="y"><div>${study.date}</div><div>${study.degree}, <i>${study.institution}</i>${study.mark && `. ${study.mark}`}</div></div>`,
        },
      ).replaceAll(
        /<li>([^<]*)\. ([^<]*), (\d{4})\.<\/li>/g,
        (_, title: string, venue: string, year: string) =>
          `<p>${authors(sheet)}, and Marlow, K. (${year}). ${title}. <i>${venue}</i>, 12–31.</p>`,
      )}`,
    ),
};

/** What somebody can do, with examples below each ability; posts are one line each. */
const abilities: Convention = {
  name: "posts-in-lines",
  format: "pdf",
  shown: (person) => withoutMarks(withoutTasks(person)),
  write: (sheet) =>
    page(
      `.h{display:flex;justify-content:space-between}h2{border-bottom:1px solid #000}`,
      `${header(sheet)}${contacts(sheet)
        .map((each) => line(each))
        .join("")}${sections(sheet, {
        job: (job) =>
          `<div class="h"><span>${job.position}, ${job.company}, ${job.place}</span><span>${job.date}</span></div>`,
        study: (study) =>
          `<div class="h"><span>${study.degree}, ${study.institution}</span><span>${study.date}</span></div>`,
        skills: ({ person }) =>
          person.skills
            .map(
              ({ label, skills }) => `${label && `<p><b>${label}</b></p>`}${bullets(skills.map(({ name }) => name))}`,
            )
            .join(""),
      })}`,
    ),
};

/** A banner with the name on two rows, a strip of contacts in columns, who and when left of what. */
const banner: Convention = {
  name: "banner",
  format: "pdf",
  write: (sheet) => {
    const [first = "", ...rest] = sheet.person.name.split(" ");
    const name = rest.length === 0 ? `<b>${first}</b>` : `<div>${first}</div><b>${rest.join(" ")}</b>`;
    const block = (left: string, right: string): string => `<div class="k"><div>${left}</div><div>${right}</div></div>`;
    return page(
      `.bn{background:#213a4d;color:#fff;padding:22px;text-align:center;text-transform:uppercase;letter-spacing:.12em;font-size:2.1em;line-height:1.1}.st{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;background:#eee;padding:8px;text-align:center;font-size:.88em;line-height:1.3}.k{display:grid;grid-template-columns:34% 1fr;gap:18px;margin-bottom:9px;break-inside:avoid}h2{text-align:center;text-transform:uppercase;letter-spacing:.2em;color:#213a4d}.i{display:block;font-size:1.2em}`,
      `<div class="bn">${name}</div><div class="st">${[sheet.person.phone, sheet.person.mail, sheet.person.place].map((each, index) => `<div><span class="i">${["☎", "✉", "⌂"][index] ?? ""}</span>${each}</div>`).join("")}</div>${sections(
        sheet,
        {
          job: (job) =>
            block(
              `<b>${job.company}</b><div>${job.place}</div><div>${job.date}</div>`,
              `<b>${job.position}</b>${text(job)}`,
            ),
          study: (study) =>
            block(`<b>${study.institution}</b><div>${study.date}</div>`, `<b>${study.degree}</b>${line(study.mark)}`),
          skills: (each) =>
            `<div class="st" style="text-align:left">${names(each)
              .map((one) => line(`◦ ${one}`))
              .join("")}</div>`,
          languages: ({ person }) =>
            `<div class="st">${person.languages.map(({ name: what, level }) => `<div><b>${what}</b><div>${level}</div></div>`).join("")}</div>`,
        },
      )}`,
    );
  },
};

/** Somebody who has studied and built things, but had no post yet. */
const student: Convention = {
  name: "student",
  format: "pdf",
  shown: (person) => ({ ...person, jobs: [] }),
  sections: (chosen) => [
    "education",
    "projects",
    ...chosen.filter((name) => !["education", "projects", "experience"].includes(name)),
  ],
  write: (sheet) =>
    page(
      `.h{display:flex;justify-content:space-between}header{text-align:center}h2{border-bottom:1px solid #444;text-transform:uppercase;font-size:1em}`,
      `<header><h1>${sheet.person.name}</h1>${contacts(sheet).join(" | ")}</header>${sections(sheet, {
        study: (study) =>
          `<div class="e"><div class="h"><b>${study.institution}</b><span>${study.place}</span></div><div class="h"><i>${study.degree}</i><i>${study.date}</i></div>${line(study.mark)}</div>`,
        projects: ({ person }) =>
          person.projects
            .map(
              (project, index) =>
                `<div class="e"><div class="h"><span><b>${project.title}</b> | <i>${names(sheet)
                  .slice(index, index + 3)
                  .join(", ")}</i></span><span>${2024 - index}</span></div>${text(project)}</div>`,
            )
            .join(""),
        skills: ({ person, titles }) =>
          person.skills
            .map(({ label, skills }) =>
              line(`<b>${label || titles.skills}</b>: ${skills.map(({ name }) => name).join(", ")}`),
            )
            .join(""),
      })}`,
    ),
};

/** A coloured column on the first page alone; what does not fit goes on below it over the whole width. */
const firstPagePanel: Convention = {
  name: "floated-panel",
  format: "pdf",
  write: (sheet) => {
    const isSide = (name: string): boolean => ["skills", "languages", "interests", "certifications"].includes(name);
    return page(
      `.sd{float:right;width:56mm;min-height:180mm;margin:0 0 10mm 8mm;background:#e8eef2;padding:10px}.h{overflow:hidden}.e{break-inside:avoid}`,
      `<div class="sd"><h2>${sheet.contactTitle}</h2>${contacts(sheet)
        .map((each) => line(each))
        .join(
          "",
        )}${sections(sheet, { skills: (each) => bullets(names(each)) }, isSide)}</div>${header(sheet)}${sections(
        sheet,
        {
          job: (job) =>
            `<div class="e"><b>${job.position}</b>, ${job.company}${line(`${job.date}, ${job.place}`)}${text(job)}</div>`,
          study: (study) =>
            `<div class="e"><b>${study.degree}</b>, ${study.institution}${line(study.date)}${line(study.mark)}</div>`,
        },
        (name) => !isSide(name),
      )}`,
    );
  },
};

export const pageConventions: readonly Convention[] = [
  rightMargin,
  academic,
  abilities,
  banner,
  student,
  firstPagePanel,
];
