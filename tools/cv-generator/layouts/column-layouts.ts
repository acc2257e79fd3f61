import type { SectionName } from "../language-pack.ts";
import { bullets, contacts, header, names, sections, text, type Setting } from "./parts.ts";
import type { Layout, Sheet, SheetJob, SheetStudy } from "./sheet.ts";

const isSide = (name: SectionName): boolean => ["skills", "languages", "interests", "certifications"].includes(name);
const isMain = (name: SectionName): boolean => !isSide(name);
const lines = (list: readonly string[]): string => list.map((each) => `<div>${each}</div>`).join("");
const contactBlock = (sheet: Sheet): string =>
  `<section><h2>${sheet.contactTitle}</h2>${lines(contacts(sheet))}</section>`;

const timelineEntry = (date: string, first: string, second: string, rest: string): string =>
  `<div class="tl"><i></i><div class="small">${date}</div><b>${first}</b><div>${second}</div>${rest}</div>`;

/** A vertical line with a dot for each entry. */
const timeline: Layout = {
  name: "timeline",
  css: `.two{display:grid;grid-template-columns:1fr 30%;gap:26px}.tl{position:relative;border-left:2px solid #48a;padding:0 0 10px 16px;margin-left:5px}
.tl i{position:absolute;left:-6px;top:4px;width:10px;height:10px;border-radius:50%;background:#48a}.small{font-size:.82em;color:#777}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) => timelineEntry(job.date, job.position, `${job.company} · ${job.place}`, text(job)),
      study: ({ date, degree, institution, mark }) =>
        timelineEntry(date, degree, institution, mark && `<div>${mark}</div>`),
      skills: (each) => lines(names(each)),
    };
    return `${header(sheet)}<div class="two"><div>${sections(sheet, setting, isMain)}</div><div>${contactBlock(sheet)}${sections(sheet, setting, isSide)}</div></div>`;
  },
};

const stacked = (date: string, place: string, right: string): string =>
  `<div class="st"><div class="w"><b>${date}</b><div>${place}</div></div><div>${right}</div></div>`;

/** Date above town in a narrow column at the left. */
const stackedDate: Layout = {
  name: "stacked-date",
  css: `.st{display:grid;grid-template-columns:20% 1fr;gap:18px;margin-bottom:8px;break-inside:avoid}h2{color:#083}.w{color:#555;font-size:.92em}`,
  page: (sheet) =>
    `${header(sheet)}<p>${contacts(sheet).join("  |  ")}</p>${sections(sheet, {
      job: (job) => stacked(job.date, job.place, `<b>${job.position}</b><div><i>${job.company}</i></div>${text(job)}`),
      study: (study) =>
        stacked(study.date, study.place, `<b>${study.degree}</b><div><i>${study.institution}</i></div>${study.mark}`),
      skills: ({ person }) =>
        person.skills
          .map(({ label, skills }) => stacked(label, "", skills.map(({ name }) => name).join(", ")))
          .join(""),
    })}`,
};

const moderncvRow = (left: string, right: string): string =>
  `<div class="mc"><div class="l">${left}</div><div>${right}</div></div>`;

/** The classic class of LaTeX: dates at the left, everything of an entry on one line. */
const casual: Layout = {
  name: "casual-class",
  css: `.mc{display:grid;grid-template-columns:17% 1fr;gap:12px;margin-bottom:5px}.l{text-align:right}h2{display:grid;grid-template-columns:17% 1fr;gap:12px;font-weight:normal;color:#36b}h2::before{content:"";border-bottom:5px solid #36b;margin-bottom:7px}
header{display:flex;justify-content:space-between}.c{text-align:right;font-style:italic;font-size:.9em}`,
  page: (sheet) =>
    `<header><div><h1>${sheet.person.name}</h1><div class="role"><i>${sheet.person.profession}</i></div></div><div class="c">${lines([sheet.person.place, `☎ ${sheet.person.phone}`, `✉ ${sheet.person.mail}`, sheet.person.link])}</div></header>${sections(
      sheet,
      {
        job: (job) => moderncvRow(job.date, `<b>${job.position}</b>, <i>${job.company}</i>, ${job.place}.${text(job)}`),
        study: (study) =>
          moderncvRow(
            study.date,
            `<b>${study.degree}</b>, <i>${study.institution}</i>, ${study.place}${study.mark && `, <i>${study.mark}</i>`}.`,
          ),
        skills: ({ person, titles }) =>
          person.skills
            .map(({ label, skills }) => moderncvRow(label || titles.skills, skills.map(({ name }) => name).join(", ")))
            .join(""),
        languages: ({ person }) =>
          person.languages.map(({ name, level }) => moderncvRow(name, `<b>${level}</b>`)).join(""),
      },
    )}`,
};

const dots = (count: number): string =>
  `<span class="d">${"●".repeat(count)}<span class="o">${"●".repeat(5 - count)}</span></span>`;
const event = (title: string, who: string, date: string, place: string, rest: string): string =>
  `<div class="e"><div class="big">${title}</div><div class="co">${who}</div><div class="meta"><span>📅 ${date}</span><span>📍 ${place}</span></div>${rest}</div>`;

/** Two columns with icons before dates and towns, tags, and dots for levels. */
const tagged: Layout = {
  name: "tagged",
  css: `.two{display:grid;grid-template-columns:1.6fr 1fr;gap:22px}.big{font-size:1.15em}.co{color:#a33;font-weight:bold}.meta{display:flex;gap:40px;font-size:.88em}.tag{display:inline-block;border:1px solid #999;border-radius:4px;padding:1px 6px;margin:2px}
.lg{display:flex;justify-content:space-between}.o{color:#ccc}.d{color:#a33}.cl span{margin-right:14px}h2{text-transform:uppercase;border-bottom:2px solid #a33}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) => event(job.position, job.company, job.date, job.place, text(job)),
      study: (study) =>
        event(study.degree, study.institution, study.date, study.place, study.mark && `<div>${study.mark}</div>`),
      skills: (each) =>
        names(each)
          .map((name) => `<span class="tag">${name}</span>`)
          .join(" "),
      languages: ({ person }) =>
        person.languages
          .map(({ name }, index) => `<div class="lg"><span>${name}</span>${dots(5 - (index % 4))}</div>`)
          .join(""),
    };
    const right = (name: SectionName): boolean => isSide(name) || name === "education" || name === "summary";
    return `${header(sheet)}<p class="cl">${["✉ ", "☎ ", "📍 ", "🔗 "].map((icon, index) => `<span>${icon}${contacts(sheet)[index] ?? ""}</span>`).join("")}</p><div class="two"><div>${sections(sheet, setting, (name) => !right(name))}</div><div>${sections(sheet, setting, right)}</div></div>`;
  },
};

/** A narrow left column with schools and skills, "COMPANY | POSITION" at the right. */
const narrowLeft: Layout = {
  name: "narrow-left",
  css: `header{text-align:center}h1{font-weight:normal;font-size:2.6em}.c{text-align:center;font-size:.9em}.two{display:grid;grid-template-columns:33% 1fr;gap:20px}h2{text-transform:uppercase;font-weight:normal;color:#888}
.up{text-transform:uppercase;font-weight:bold}.un{text-transform:uppercase}.p{color:#999;font-size:.9em}`,
  page: (sheet) => {
    const setting: Setting = {
      job: (job) =>
        `<div class="e"><div><span class="up">${job.company}</span><span class="un"> | ${job.position}</span></div><div class="p">${job.date} | ${job.place}</div>${text(job)}</div>`,
      study: (study) =>
        `<div class="e"><div class="up">${study.institution}</div><div>${study.degree}</div><div class="p">${study.date} | ${study.place}</div>${study.mark && `<div>${study.mark}</div>`}</div>`,
      skills: ({ person }) =>
        person.skills
          .map(
            ({ label, skills }) =>
              `${label && `<div class="up">${label}</div>`}<div>${skills.map(({ name }) => name).join(" • ")}</div>`,
          )
          .join(""),
    };
    const left = (name: SectionName): boolean => isSide(name) || name === "education";
    return `${header(sheet)}<div class="c">${contacts(sheet).join(" | ")}</div><div class="two"><div>${sections(sheet, setting, left)}</div><div>${sections(sheet, setting, (name) => !left(name))}</div></div>`;
  },
};

const short = (job: SheetJob): string =>
  `<div class="e"><b>${job.position}</b><div>${job.company}, ${job.place}</div><div><i>${job.date}</i></div>${text(job)}</div>`;
const shortStudy = ({ degree, institution, date, mark }: SheetStudy): string =>
  `<div class="e"><b>${degree}</b><div>${institution}</div><div><i>${date}</i></div>${mark && `<div>${mark}</div>`}</div>`;

/** Three columns for the whole page. */
const threeColumns: Layout = {
  name: "three-columns",
  css: `.three{display:grid;grid-template-columns:23% 1fr 25%;gap:18px;overflow-wrap:anywhere}header{background:#eee;padding:12px}`,
  page: (sheet) => {
    const setting: Setting = { job: short, study: shortStudy, skills: (each) => lines(names(each)) };
    const right = ["education", "certifications", "publications"];
    return `${header(sheet)}<div class="three"><div>${contactBlock(sheet)}${sections(sheet, setting, (name) => ["skills", "languages", "interests"].includes(name))}</div><div>${sections(sheet, setting, (name) => ["summary", "experience", "projects"].includes(name))}</div><div>${sections(sheet, setting, (name) => right.includes(name))}</div></div>`;
  },
};

/** Boxes placed one by one, as drawing tools export them; titles in coloured boxes. */
const placed: Layout = {
  name: "placed",
  css: `body{position:relative;height:262mm}.bx{position:absolute}.s{left:0;top:0;width:58mm;height:262mm;background:#2d4059}.w{color:#fff}
.tb{background:#ea5455;color:#fff;padding:2px 8px;display:inline-block;border-radius:3px;font-size:1.1em}.lp{background:#fff2;color:#fff}h2{margin:8px 0 4px;font-size:1em}`,
  page: (sheet) => {
    const setting: Setting = {
      title: (title) => `<h2 class="tb">${title}</h2>`,
      job: (job) =>
        `<div class="e"><b>${job.company}</b> | ${job.place}<div>${job.position}</div><div>${job.date}</div>${text(job, "•")}</div>`,
      study: (study) =>
        `<div class="e"><b>${study.institution}</b><div>${study.degree}</div><div>${study.date}</div>${study.mark}</div>`,
      skills: (each) => bullets(names(each)),
    };
    const main = sections(sheet, setting, (name) => isMain(name) && name !== "education");
    return `<div class="bx s"></div><div class="bx" style="left:66mm;top:32mm;width:112mm">${main}</div><div class="bx w" style="left:5mm;top:40mm;width:48mm;overflow-wrap:anywhere"><h2>${sheet.contactTitle}</h2>${lines(contacts(sheet))}${sections(sheet, setting, (name) => isSide(name) || name === "education")}</div><div class="bx" style="left:66mm;top:4mm">${header(sheet)}</div>`;
  },
};

export const columnLayouts: readonly Layout[] = [
  timeline,
  stackedDate,
  casual,
  tagged,
  narrowLeft,
  threeColumns,
  placed,
];
